import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../tests/browser/chromium.ts';
import { Product } from '../../tests/product.ts';
import { measure, SLOW_DOWN, slowDown, summarize } from '../lists/probe.ts';

/**
 * A board of 1,000 candidates: from the key that moves a card until it is painted in the next column, at a fourth of the speed.
 * Run: npm run bench:board
 */
const CARDS = 1_000;
const MOVES = 24;
const AT_ONCE = 500;

const product = new Product();
await product.start();
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const { access_token, job } = await fill();
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.addInitScript((token) => {
    const session = { access_token: token, userRole: 'admin', organization_id: '' };
    for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value);
  }, access_token);
  await page.goto(`${product.webUrl}/jobs/${job}/board`);
  const cards = page.locator('section').first().locator('article a');
  await cards.first().waitFor();
  const table: Record<string, ReturnType<typeof summarize>> = {};
  for (const rate of [1, SLOW_DOWN]) {
    await slowDown(page, rate);
    const times: number[] = [];
    for (let move = 0; move < MOVES; move += 1) {
      const card = cards.nth(move % 4);
      const name = (await card.textContent()) ?? '';
      await card.focus();
      const selector = 'section:nth-of-type(2) article a';
      const act = () => page.keyboard.press('Shift+ArrowRight');
      times.push(await measure(page, { event: 'keydown', expected: [{ selector, texts: [name] }], act }));
      await page.waitForTimeout(300);
    }
    table[`a move, CPU ${rate === 1 ? 'as it is' : `${rate} times slower`}`] = summarize(times);
  }
  console.table(table);
} finally {
  await browser.close();
  await product.dispose();
}

async function fill(): Promise<{ access_token: string; job: string }> {
  const body = new URLSearchParams({ email: 'admin@cortex.test', password: 'cortex-admin' });
  const signedIn = await fetch(`${product.apiUrl}/auth/login`, { method: 'POST', body });
  const { access_token }: { access_token: string } = await signedIn.json();
  const headers = { Authorization: `Bearer ${access_token}` };
  const post = async (path: string, content: object | FormData) => {
    const isForm = content instanceof FormData;
    const answer = await fetch(product.apiUrl + path, {
      method: 'POST',
      headers: isForm ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: isForm ? content : JSON.stringify(content),
    });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status}`);
    const { id }: { id: string } = await answer.json();
    return id;
  };
  const job = await post('/jobs/', { title: 'Board', description: 'Many apply.', skills_required: 'SQL' });
  const ids: string[] = [];
  for (let index = 0; index < CARDS; index += 1) {
    const form = new FormData();
    const fields = {
      name: `Applicant ${index}`,
      email: `a${index}@example.com`,
      phone: '1',
      notes: 'One of many.',
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    ids.push(await post('/candidates/', form));
  }
  const stages = await fetch(`${product.apiUrl}/stages/`, { headers });
  const [first]: { id: string }[] = await stages.json();
  for (let start = 0; start < CARDS; start += AT_ONCE) {
    const candidate_ids = ids.slice(start, start + AT_ONCE);
    await post(`/jobs/${job}/applications`, { candidate_ids, stage_id: first?.id });
  }
  return { access_token, job };
}
