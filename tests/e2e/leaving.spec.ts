import type { Page } from '@playwright/test';
import { paths } from '../../apps/web/src/paths.ts';
import { button, expect, fill, signIn, test, toast } from './fixtures.ts';

type Slow = {
  path: string;
  call: string | RegExp;
  fields: Record<string, string>;
  submit: string;
  success: string;
  answer: object;
};

/** What a person sends on a slow network before they go on. */
const slow: Slow[] = [
  {
    path: paths.createJob,
    call: '**/jobs/',
    fields: { Title: 'Diver', Description: 'Goes down.', Skills: 'Swimming' },
    submit: 'Create Job',
    success: 'Job created successfully!',
    answer: { id: 'job_diver', title: 'Diver', description: 'Goes down.', skills_required: 'Swimming' },
  },
  {
    path: paths.createCandidate,
    call: /\/candidates\/(?:\?|$)/,
    fields: { Name: 'Io', Email: 'io@example.com', Phone: '1', Notes: 'Called.' },
    submit: 'Create Candidate',
    success: 'Candidate created successfully!',
    answer: {
      id: 'cnd_io',
      name: 'Io',
      email: 'io@example.com',
      phone: '1',
      notes: 'Called.',
      skills: '',
      resume: null,
    },
  },
  {
    path: paths.createUser,
    call: '**/users/',
    fields: { Username: 'io', Email: 'io@example.com', 'Full name': 'Io', Password: 'a password' },
    submit: 'Create User',
    success: 'User created successfully!',
    answer: { id: 'usr_io', username: 'io', email: 'io@example.com', full_name: 'Io', is_admin: false },
  },
  {
    path: paths.updatePassword,
    call: '**/update-password/',
    fields: { Email: 'admin@cortex.test', 'Current password': 'cortex-admin', 'New password': 'another one' },
    submit: 'Update Password',
    success: 'Password updated successfully!',
    answer: { message: 'Password updated.' },
  },
];

/** Lets a call that changes something wait until it is released with an answer. */
async function holdBack(page: Page, { call, answer }: Slow): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    if (['GET', 'OPTIONS'].includes(route.request().method())) return route.fallback();
    await released.promise;
    await route.fulfill({ json: answer, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return released.resolve;
}

test.describe('who goes on before a slow call has ended is not pulled back', () => {
  test.use({ as: 'admin' });
  for (const form of slow) {
    test(form.submit, async ({ page, product }) => {
      await page.goto(product.webUrl + form.path);
      const release = await holdBack(page, form);
      await fill(page, form.fields);
      await button(page, form.submit).click();
      await page.getByRole('navigation').getByRole('link', { name: 'About Cortex' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'About Cortex' })).toBeVisible();
      release();
      await expect(toast(page, form.success)).toBeVisible();
      await expect(page).toHaveURL(product.webUrl + paths.aboutCortex);
      await page.getByRole('navigation').getByRole('link', { name: form.submit }).click();
      for (const label of Object.keys(form.fields)) {
        await expect(
          page
            .getByRole('main')
            .getByLabel(new RegExp(`^${label}`))
            .first(),
        ).toHaveValue('');
      }
    });
  }
});

test('a new organization leaves its maker where they went', async ({ page, product }) => {
  const form: Slow = {
    path: paths.createOrganization,
    call: '**/organizations/',
    fields: {
      'Organization name': 'Io & Co',
      'Admin username': 'io',
      'Admin email': 'io@example.com',
      'Admin password': 'a password',
      'Confirm password': 'a password',
    },
    submit: 'Create Organization',
    success: 'Organization created successfully! Please log in.',
    answer: { message: 'Created.' },
  };
  await page.goto(product.webUrl + form.path);
  const release = await holdBack(page, form);
  await fill(page, form.fields);
  await button(page, form.submit).click();
  await page.getByRole('link', { name: 'Compare the plans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  release();
  await expect(toast(page, form.success)).toBeVisible();
  await expect(page).toHaveURL(product.webUrl + paths.pricingDetails);
});

test.describe('who leaves a list', () => {
  test.use({ as: 'recruiter' });

  test('is not called back by what is still to be written of its place', async ({ page, product }) => {
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      window.setTimeout = new Proxy(wait, {
        apply(_, page, [run, delay]: [() => void, number?]) {
          if (delay !== 250) return wait.call(page, run, delay);
          window.addEventListener('pause-is-over', run, { once: true });
          return 0;
        },
      });
    });
    await page.goto(product.webUrl + paths.activeCandidates);
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('Nobody');
    // The pause ends after the address has changed and before the next page is drawn.
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Active Jobs' })
      .evaluate((link: HTMLElement) => {
        link.click();
        window.dispatchEvent(new Event('pause-is-over'));
      });
    await expect(page.getByRole('searchbox', { name: 'Search by title' })).toHaveValue('');
    await expect(page).toHaveURL(product.webUrl + paths.activeJobs);
  });

  test('while a record is being closed arrives where the link leads, and not back at the list', async ({
    page,
    product,
    api,
    unique,
  }) => {
    const title = unique('Lock keeper');
    await api.createJob(title);
    await page.goto(product.webUrl + paths.activeJobs);
    await page.getByRole('searchbox').fill(title);
    await page.getByRole('option', { name: title }).click();
    await expect(page).toHaveURL(/job=/);
    await page.evaluate(() => {
      const { go } = history;
      // The link is followed after the step back was asked for, and before the browser has taken it.
      history.go = (delta) => {
        go.call(history, delta);
        document.querySelector<HTMLElement>('nav a[href="/about-cortex"]')?.click();
      };
    });
    await button(page, 'Close').click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Cortex' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(product.webUrl + paths.activeJobs);
    await expect(page.getByRole('searchbox')).toHaveValue(title);
  });
});

test.describe('logging out', () => {
  test('takes the toasts along: the next person cannot take back what the former one did', async ({
    page,
    product,
    api,
    unique,
  }) => {
    const title = unique('Harbour pilot');
    await api.createJob(title);
    // A session of its own: this one ends.
    await signIn(page, product);
    await page.goto(product.webUrl + paths.activeJobs);
    await page.getByRole('searchbox').fill(title);
    await page.getByRole('option', { name: title }).click();
    await button(page, 'Delete').click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Log Out' }).click();
    await expect(page.getByRole('heading', { name: 'Logout Successful' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });
});

test('a refusal that answers an old token ends no newer session', async ({ page, product, browser }) => {
  await page.goto(product.webUrl);
  const signInAs = async (email: string, password: string) => {
    await fill(page, { Email: email, Password: password });
    await button(page, 'Sign In').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome!');
  };
  await signInAs('user@cortex.test', 'cortex-user');
  const released = Promise.withResolvers<void>();
  let isNewer = false;
  // Stays until the end: to remove a route is to send on what it still holds.
  await page.route('**/candidates/', async (route) => {
    if (isNewer) return route.fallback();
    await released.promise;
    await route.fulfill({
      status: 401,
      json: { detail: 'Sign in first.', code: 'unauthenticated' },
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Active Candidates' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Log Out' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  isNewer = true;
  await signInAs('admin@cortex.test', 'cortex-admin');
  released.resolve();
  await page.getByRole('navigation').getByRole('link', { name: 'Active Users' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByText('Your session has expired. Please sign in again.')).toHaveCount(0);
  expect(browser.isConnected()).toBe(true);
});

test('where the storage is blocked, a person signs in and works all the same', async ({ page, product }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The storage is blocked.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(product.webUrl);
  await fill(page, { Email: 'user@cortex.test', Password: 'cortex-user' });
  await button(page, 'Sign In').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome!');
  await page.getByRole('navigation').getByRole('link', { name: 'Active Jobs' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await button(page, 'Use the light theme').click();
  await expect(page.locator('html')).toHaveClass(/light/);
});
