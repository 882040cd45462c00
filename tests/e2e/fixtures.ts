import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';
import { Product } from '../product.ts';

export const people = {
  recruiter: { email: 'user@cortex.test', password: 'cortex-user' },
  admin: { email: 'admin@cortex.test', password: 'cortex-admin' },
};

type Person = keyof typeof people;
type StorageState = {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
};

/** Tests on one running product, started once a worker. With `as`, a test begins signed in, without the form. */
export const test = base.extend<
  { as: Person | null; api: Api; unique: (text: string) => string },
  { product: Product; sessions: (person: Person) => Promise<Record<string, string>> }
>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern.
    async ({}, use) => {
      const product = new Product();
      await product.start();
      await use(product);
      await product.dispose();
    },
    // Three are built and started at once.
    { scope: 'worker', timeout: 180_000 },
  ],
  sessions: [
    async ({ product }, use) => {
      const known = new Map<Person, Promise<Record<string, string>>>();
      await use((person) => {
        const session = known.get(person) ?? logIn(product, people[person]);
        known.set(person, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  as: [null, { option: true }],
  storageState: async ({ as, product, sessions }, use) => {
    const state: StorageState = { cookies: [], origins: [] };
    if (as) {
      const { access_token, role, organization_id } = await sessions(as);
      const stored = Object.entries({ access_token, userRole: role, organization_id });
      const localStorage = stored.map(([name, value]) => ({ name, value: String(value) }));
      state.origins.push({ origin: product.webUrl, localStorage });
    }
    await use(state);
  },
  api: async ({ as, product, sessions }, use) => {
    const { access_token } = await sessions(as ?? 'recruiter');
    await use(new Api(product.apiUrl, String(access_token)));
  },
  // biome-ignore lint/correctness/noEmptyPattern: It needs no other fixture.
  unique: async ({}, use, { repeatEachIndex }) => {
    const letter = String.fromCharCode('A'.charCodeAt(0) + repeatEachIndex);
    await use((text) => `${text} ${letter}`);
  },
});

/** Makes what a test needs to be there before it begins, straight at the server. */
export class Api {
  private readonly url: string;
  private readonly token: string;

  constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  createJob(title: string, description = 'What there is to do.', skills_required = 'SQL'): Promise<string> {
    return this.post('/jobs/', JSON.stringify({ title, description, skills_required }));
  }

  async createCandidate(
    name: string,
    resume?: string,
    notes = `${name} likes SQL. ${'More. '.repeat(30)}`,
  ): Promise<string> {
    const form = new FormData();
    const email = `${toUsername(name)}@example.com`;
    const fields = {
      name,
      email,
      phone: '+49 30 5550 100',
      notes,
    };
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    if (resume) form.set('resume_file', new Blob([readFileSync(resumePath(resume))]), resume);
    return this.post('/candidates/', form);
  }

  /** Has a candidate scored for a job. Gives the score. */
  async score(candidate_id: string, job_id: string): Promise<number> {
    const { fit_score } = await this.send('/analyze_resume/', JSON.stringify({ candidate_id, job_id }));
    return Number(fit_score);
  }

  /** Puts candidates into the first stage of a job. */
  async addToJob(job: string, candidate_ids: readonly string[]): Promise<void> {
    const stages: { id: string }[] = await (
      await fetch(`${this.url}/stages/`, { headers: { Authorization: `Bearer ${this.token}` } })
    ).json();
    const body = JSON.stringify({ candidate_ids, stage_id: stages[0]?.id });
    await this.send(`/jobs/${job}/applications`, body);
  }

  /** Somebody whose username is their full name with dots. */
  createUser(full_name: string): Promise<string> {
    const username = toUsername(full_name);
    const user = { username, email: `${username}@example.com`, full_name, password: 'four green lamps' };
    return this.post('/users/', JSON.stringify({ ...user, is_admin: false }));
  }

  /** The id of what was created. */
  private async post(path: string, body: string | FormData): Promise<string> {
    return String((await this.send(path, body)).id);
  }

  private async send(path: string, body: string | FormData): Promise<Record<string, unknown>> {
    const headers: Record<string, string> = { Authorization: `Bearer ${this.token}` };
    if (typeof body === 'string') headers['Content-Type'] = 'application/json';
    const answer = await fetch(this.url + path, { method: 'POST', headers, body });
    expect(answer.ok, `POST ${path}`).toBe(true);
    return Object(await answer.json());
  }
}

export function toUsername(name: string): string {
  return name.toLowerCase().replaceAll(' ', '.');
}

/** What the server answers to a sign-in. */
export async function logIn(
  { apiUrl }: Product,
  { email, password }: { email: string; password: string },
): Promise<Record<string, string>> {
  const body = new URLSearchParams({ email, password });
  const answer = await fetch(`${apiUrl}/auth/login`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  return Object(await answer.json());
}

export { expect };

const resumes = resolve(import.meta.dirname, '../../packages/conformance/resumes');

/** The path of one of the repository's own resumes. */
export function resumePath(name: string): string {
  return resolve(resumes, name);
}

/** The text of a resume, typed independently of any reading of its file, with single spaces. */
export function resumeWords(name: string): string {
  return collapse(readFileSync(resumePath(name), 'utf8'));
}

export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export async function submitCredentials(page: Page, { email, password } = people.recruiter): Promise<void> {
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in as the demo's recruiter and arrives on the dashboard. */
export async function signIn(page: Page, product: Pick<Product, 'webUrl'>): Promise<void> {
  await page.goto(product.webUrl);
  await submitCredentials(page);
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Holds back the answers to the requests that a pattern names until the test says so; from the first request of the method `after` on, where one is given. */
export async function hold(
  page: Page,
  url: string | RegExp,
  method: string,
  after?: string,
): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let holds = after === undefined;
  if (after !== undefined)
    page.on('request', (request) => {
      holds ||= request.method() === after;
    });
  const handler = async (route: Route) => {
    if (holds && route.request().method() === method) await released;
    // A page that went on without the answer has taken its request back.
    await route.continue().catch(() => {});
  };
  await page.route(url, handler);
  return async () => {
    release();
    await page.unroute(url, handler);
  };
}

/** Expects that all of a ranking are analyzed. What reads texts may have to start for it, beside other browsers. */
export async function expectAllAnalyzed(page: Page): Promise<void> {
  test.slow();
  const counts = page.getByText(/^(\d+) of \1 candidates analyzed/);
  await expect(counts).toBeVisible({ timeout: 60_000 });
}

export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text);
}

export function field(page: Page, label: string): Locator {
  const labelled = page.getByRole('main').getByLabel(new RegExp(`^${label}`));
  // A picker's list bears its label, too.
  return labelled.and(page.locator(':not([role=listbox])'));
}

/** Ticks a box or chooses one of several by its label, as a person does: the control itself lies under what is drawn for it. */
export async function tick(control: Locator): Promise<void> {
  await control.locator('xpath=ancestor::label').click();
  await expect(control).toBeChecked();
}

/** Picks a record by its title; the first one where none is named, after what stands for all. */
export async function pick(page: Page, label: string, title?: string): Promise<void> {
  await field(page, label).click();
  const options = page
    .getByRole('option')
    .filter(title === undefined ? { hasNotText: /^All / } : { hasText: title });
  await options.first().click();
}

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
}

export async function expectFilled(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await expect(field(page, label)).toHaveValue(value);
}

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('button', { name });
}
