import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { Product } from '../product.ts';

/** Tests on one running product, started once a worker. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from the pattern.
    async ({}, use) => {
      const product = new Product();
      await product.start();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker' },
  ],
});

export { expect };

const resumes = resolve(import.meta.dirname, '../fixtures/resumes');

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

const recruiter = { email: 'user@cortex.test', password: 'cortex-user' };

export async function submitCredentials(page: Page, { email, password } = recruiter): Promise<void> {
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in as the demo's recruiter and arrives on the dashboard. */
export async function signIn(page: Page, product: Product): Promise<void> {
  await page.goto(product.webUrl);
  await submitCredentials(page);
  await expect(page).toHaveURL(/\/dashboard$/);
}
