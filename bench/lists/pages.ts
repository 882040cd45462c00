import type { Browser } from 'playwright';
import type { Product } from '../../tests/product.ts';
import { measure, slowDown, summarize } from './probe.ts';
import { openProduct, TITLES } from './product.ts';
import { findFirst, makeRows } from './rows.ts';

const ROUNDS = 32;
const ROWS = 10_000;

/** From the press on a link of the menu until the page is painted with its rows. */
export async function measurePages(browser: Browser, product: Product) {
  const rows = makeRows(ROWS);
  const page = await openProduct(browser, product, rows);
  const texts = findFirst(rows, '');
  const names = ['Active Candidates', 'Active Jobs'];
  const open = (name: string) =>
    measure(page, {
      event: 'pointerdown',
      expected: [
        { selector: 'h1', texts: [name] },
        { selector: '.row [role=option], [role=listbox]', texts: [] },
        { selector: TITLES, texts },
      ],
      act: () => page.getByRole('navigation').getByRole('link', { name }).click(),
    });
  await page.goto(`${product.webUrl}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await slowDown(page);
  const first: number[] = [];
  for (const name of names) first.push(await open(name));
  const again: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) {
      await page.waitForTimeout(800);
      again.push(await open(name));
    }
  }
  await page.close();
  return {
    'Cortex, a page that was visited before': summarize(again),
    'Cortex, the first visit': summarize(first),
  };
}
