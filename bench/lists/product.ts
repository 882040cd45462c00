import type { Browser, Page, Route } from 'playwright';
import type { Product } from '../../tests/product.ts';
import type { Row } from './rows.ts';

/** How far away the API is for what a page asks for, in milliseconds. */
export const API_MS = 300;

/** The titles of the product's rows that are drawn. */
export const TITLES = '.row > :first-child';

const createdAt = '2026-11-21T09:00:00.000Z';
const somebody = { id: 'usr_1', full_name: 'Somebody' };

/** The product in a page of its own, signed in, with these rows as its jobs and as its candidates. */
export async function openProduct(browser: Browser, product: Product, rows: readonly Row[]): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(product.webUrl);
  await page.getByLabel(/^Email/).fill('user@cortex.test');
  await page.getByLabel(/^Password/).fill('cortex-user');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/dashboard$/);
  const jobs = rows.map(({ id, title, skills }) => ({
    id,
    title,
    description: 'One of very many.',
    skills_required: skills,
    created_at: createdAt,
    created_by: somebody,
  }));
  const candidates = rows.map(({ id, title, skills }) => ({
    id,
    name: title,
    email: `${id}@example.com`,
    phone: '',
    notes: 'One of very many.',
    skills,
    created_at: createdAt,
  }));
  const answers: Record<string, unknown> = {
    'jobs/': jobs,
    'candidates/': candidates,
    'candidates/*/shares': [{ shared_with: somebody, shared_by: somebody, note: '', shared_at: createdAt }],
    'candidates/*/analyses': [
      {
        job: { id: 'job_1', title: 'Analyzed for' },
        fit_score: 78,
        recommendation: 'Worth an interview.',
        scored_at: createdAt,
        scored_by: { name: 'Cortex', version: '1.0' },
        outdated: false,
      },
    ],
    'candidates/*/decisions': [
      {
        seq: 1,
        at: createdAt,
        kind: 'decision',
        by: somebody,
        candidate: { id: 'row_1', name: 'Somebody' },
        job: { id: 'job_1', name: 'Decided for' },
        decision: { decision: 'shortlist', reason: '' },
        hash: '0'.repeat(64),
      },
    ],
  };
  for (const [path, json] of Object.entries(answers)) {
    const body = JSON.stringify(json);
    await page.route(`${product.apiUrl}/${path}`, (route) => answerLater(route, body));
  }
  return page;
}

async function answerLater(route: Route, body: string): Promise<void> {
  await new Promise((resume) => setTimeout(resume, API_MS));
  // The page may be closed by now.
  await route.fulfill({ body, contentType: 'application/json' }).catch(() => {});
}
