import { type CDPSession, chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../tests/browser/chromium.ts';
import { Product } from '../tests/product.ts';

/**
 * How long a keystroke in the search of a list of 10,000 jobs takes until it is painted, at a CPU slowed down four times: the product's
 * list beside a page that draws all rows and hides those that do not match. Run: npm run bench:list
 */
const ROWS = 10_000;
const SLOW_DOWN = 4;
const KEYS = 'engineer 12';
const ROUNDS = 5;

const jobs = Array.from({ length: ROWS }, (_, index) => ({
  id: `job_${index}`,
  title: `${['Backend Engineer', 'Staff Accountant', 'Registered Nurse', 'Sous Chef'][index % 4]} ${index}`,
  description: 'One of very many.',
  skills_required: 'SQL, communication',
  created_at: '2026-11-21T09:00:00.000Z',
  created_by: { id: 'usr_1', full_name: 'Somebody' },
}));

const product = new Product();
await product.start();
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const ours = await measure(await openProduct());
  const plain = await measure(await openPlainPage());
  console.log(`Keystroke to paint, ${ROWS.toLocaleString('en')} rows, CPU ${SLOW_DOWN} times slower, ms:`);
  console.table({ Cortex: ours, 'All rows drawn, hidden by CSS': plain });
  console.log(`Ratio of the medians: 1 to ${(plain.median / ours.median).toFixed(1)}`);
} finally {
  await browser.close();
  await product.dispose();
}

async function openProduct(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(product.webUrl);
  await page.getByLabel(/^Email/).fill('user@cortex.test');
  await page.getByLabel(/^Password/).fill('cortex-user');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/dashboard$/);
  await page.route(`${product.apiUrl}/jobs/`, (route) => route.fulfill({ json: jobs }));
  await page.goto(`${product.webUrl}/active-jobs`);
  await page.getByText('10,000 jobs').waitFor();
  return page;
}

async function openPlainPage(): Promise<Page> {
  const page = await browser.newPage();
  const rows = jobs.map(({ title, skills_required }) => `<li><b>${title}</b><br>${skills_required}</li>`);
  await page.setContent(`<input type="search"><ul>${rows.join('')}</ul><script>
    const rows = [...document.querySelectorAll('li')];
    document.querySelector('input').addEventListener('input', ({ target }) => {
      const wanted = target.value.toLowerCase();
      for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
    });
  </script>`);
  return page;
}

async function measure(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    document.addEventListener(
      'keydown',
      () => {
        const startedAt = performance.now();
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => times.push(performance.now() - startedAt);
          painted.port2.postMessage(null);
        });
      },
      true,
    );
  });
  const search = page.locator('input[type=search]');
  for (let round = 0; round < ROUNDS; round += 1) {
    await search.fill('');
    await search.pressSequentially(KEYS, { delay: 120 });
  }
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'times'));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  await page.close();
  return { keystrokes: sorted.length, median: at(0.5), p95: at(0.95), worst: at(0.999) };
}
