import type { Page } from '@playwright/test';
import { paths } from '../../apps/web/src/paths.ts';
import { type Api, button, expect, expectFilled, field, fill, pick, test, tick, toast } from './fixtures.ts';

/** A page, how it is brought to a state, and what of that has to be there again. */
type Case = {
  path: string;
  query?: string;
  prepare?: (page: Page) => Promise<void>;
  expectState: (page: Page) => Promise<void>;
};

/** A form that keeps what was typed, but for the passwords. */
function form(path: string, fields: Record<string, string>, secrets: string[] = []): Case {
  return {
    path,
    prepare: async (page) => {
      await fill(page, fields);
      for (const label of secrets) await field(page, label).fill('not to be kept');
    },
    expectState: async (page) => {
      await expectFilled(page, fields);
      await expectFilled(page, Object.fromEntries(secrets.map((label) => [label, ''])));
    },
  };
}

/** A page on which nothing can be typed or chosen. */
function memoStyled(path: string, name: string | RegExp, query = ''): Case {
  return {
    path,
    query,
    expectState: (page) => expect(page.getByRole('heading', { name }).first()).toBeVisible(),
  };
}

/** A list that was searched, with a record opened and its edit begun. */
function list(path: string, search: string, label: string): Case {
  return {
    path,
    prepare: async (page) => {
      await page.getByRole('searchbox').fill(search);
      await page.getByRole('option').first().click();
      await button(page, 'Edit').click();
      await fill(page, { [label]: 'Begun, not saved.' });
    },
    expectState: async (page) => {
      await expect(page.getByRole('searchbox')).toHaveValue(search);
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await expectFilled(page, { [label]: 'Begun, not saved.' });
    },
  };
}

/** Pickers that were used, and the result that they led to. */
function result(path: string, choices: Record<string, string>, action: string, done: string): Case {
  const getChoices = (page: Page) =>
    Promise.all(Object.keys(choices).map((label) => field(page, label).inputValue()));
  return {
    path,
    prepare: async (page) => {
      for (const [label, choice] of Object.entries(choices)) {
        await pick(page, label, choice);
      }
      await button(page, action).click();
      await expect(toast(page, done)).toBeVisible();
    },
    expectState: async (page) => {
      await expect(page.getByRole('img', { name: /%/ }).first()).toBeVisible();
      expect(await getChoices(page)).toEqual(Object.values(choices));
    },
  };
}

function organization(path: string): Case {
  const texts = form(path, { Name: 'Acme Talent and Sons' });
  const basic = (page: Page) => page.getByRole('radio', { name: /^Basic/ });
  return {
    path,
    prepare: async (page) => {
      await texts.prepare?.(page);
      await tick(basic(page));
    },
    expectState: async (page) => {
      await texts.expectState(page);
      await expect(basic(page)).toBeChecked();
    },
  };
}

const jobForm = { Title: 'Diver', Description: 'Goes down.', Skills: 'Swimming' };
const candidateForm = { Name: 'Io', Email: 'io@example.com', Phone: '1', Notes: 'Called.' };
const userForm = { Username: 'io', Email: 'io@example.com', 'Full name': 'Io' };
const supportForm = { Name: 'Io', Email: 'io@example.com', Message: 'The door is stuck.' };

const signedOut: Case[] = [
  form(paths.signIn, { Email: 'io@example.com' }, ['Password']),
  form(paths.forgotPassword, { Email: 'io@example.com' }),
  form(paths.updatePassword, { Email: 'io@example.com' }, ['Current password', 'New password']),
  form(paths.contactSupport, supportForm),
  form(
    paths.createOrganization,
    { 'Organization name': 'Io & Co', 'Admin username': 'io', 'Admin email': 'io@example.com' },
    ['Admin password', 'Confirm password'],
  ),
  memoStyled(paths.pricingDetails, 'Pricing'),
  memoStyled(paths.payment, 'Standard', '?tier=standard'),
  memoStyled(paths.logOut, 'Logout Successful'),
  memoStyled(paths.upgradeNeeded, 'Upgrade Required'),
  memoStyled(paths.yourApplication, 'Your application'),
  memoStyled(paths.invitation, 'Your invitation'),
  memoStyled(paths.companySignIn, 'Signing in'),
  memoStyled('*', '404 - Page Not Found'),
];

function signedIn({
  candidateId,
  jobId,
  name,
  title,
}: {
  candidateId: string;
  jobId: string;
  name: string;
  title: string;
}): Case[] {
  return [
    memoStyled(paths.dashboard, /^Welcome!/),
    memoStyled(paths.adminDashboard, /^Welcome!/),
    memoStyled(paths.aboutCortex, 'About Cortex'),
    memoStyled(paths.candidate.replace(':id', candidateId), name),
    memoStyled(paths.jobBoard.replace(':id', jobId), title),
    list(paths.activeJobs, title, 'Description'),
    list(paths.activeCandidates, name, 'Notes'),
    list(paths.activeUsers, 'user2', 'Full name'),
    form(paths.createJob, jobForm),
    form(paths.createCandidate, candidateForm),
    form(paths.createUser, userForm, ['Password']),
    form(paths.userForm, userForm, ['Password']),
    organization(paths.updateOrganization),
    organization(paths.upgradeOrganization),
    result(
      paths.resumeAnalysis,
      { Candidate: name, Job: title },
      'Analyze Resume',
      'Resume analysis complete!',
    ),
    result(
      paths.compareCandidates,
      { 'First candidate': name, 'Second candidate': name, Job: title },
      'Compare Candidates',
      'Candidate comparison complete!',
    ),
    {
      path: paths.userPerformance,
      prepare: async (page) => {
        await page.getByLabel('View Performance For').selectOption('User 2');
        await page.getByRole('radio', { name: 'Monthly (Year Overview)' }).check({ force: true });
        await page.locator('label', { hasText: 'Show as table' }).last().click();
      },
      expectState: async (page) => {
        await expect(page.getByLabel('View Performance For')).toHaveValue('User 2');
        await expect(page.getByRole('radio', { name: 'Monthly (Year Overview)' })).toBeChecked();
        await expect(page.getByRole('table')).toHaveCount(1);
      },
    },
    {
      path: paths.userPerformance,
      prepare: async (page) => {
        await page.getByRole('link', { name: 'Deep dive' }).click();
        await page.locator('label', { hasText: 'Show as table' }).first().click();
      },
      expectState: async (page) => {
        await expect(page.getByRole('link', { name: 'Deep dive' })).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('table')).toHaveCount(1);
      },
    },
    {
      path: paths.organizationPerformance,
      // The charts of the page before may still be there for a moment.
      prepare: (page) =>
        page
          .getByRole('region', { name: 'Top Performers' })
          .locator('label', { hasText: 'Show as table' })
          .click(),
      expectState: (page) => expect(page.getByRole('table', { name: 'Top Performers' })).toBeVisible(),
    },
  ];
}

/** Leaves the page by a link of the app, so that its memory stays, and comes back in each of the ways. */
async function keepsItsState(page: Page, webUrl: string, { path, query = '', ...state }: Case) {
  const item = page.locator(`nav a[href="${path}"]`).filter({ visible: true });
  const start = webUrl + path.replace('*', '/nothing/here') + query;
  if ((await item.count()) > 0) {
    const moves = new URL(page.url()).pathname !== path;
    await page.locator('main > *').evaluateAll((parts) => {
      for (const part of parts) part.setAttribute('data-former', '');
    });
    await item.click();
    // The former page, and what it has of the same name, is still there for a moment under the new address.
    if (moves) await expect(page.locator('[data-former]')).toHaveCount(0);
  } else {
    await page.goto(start);
  }
  await expect(page).toHaveURL(start);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await state.prepare?.(page);
  const elsewhere = path === paths.aboutCortex ? 'Contact Support' : 'About Cortex';
  const menu = page.getByRole('navigation', { name: 'Main' });
  const standalone = (await menu.count()) === 0;
  const address = page.url();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await (standalone
    ? page.getByRole('link').filter({ hasNotText: 'Skip to content' }).first()
    : menu.getByRole('link', { name: elsewhere })
  ).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  const other = page.url();
  await page.goBack();
  await state.expectState(page);
  await page.goForward();
  await expect(page).toHaveURL(other);
  await page.goBack();
  await page.reload();
  await state.expectState(page);
}

async function prepareRecords(api: Api, unique: (text: string) => string) {
  const name = unique('Io Galilei');
  const title = unique('Stargazer');
  const jobId = await api.createJob(title);
  return { name, title, jobId, candidateId: await api.createCandidate(name) };
}

test.describe('back, forward and reload keep the state of each page', () => {
  test.describe.configure({ mode: 'parallel', timeout: 120_000 });

  test('signed out', async ({ page, product }) => {
    for (const one of signedOut) await test.step(one.path, () => keepsItsState(page, product.webUrl, one));
  });

  test.describe('of an admin', () => {
    test.use({ as: 'admin' });

    test('signed in', async ({ page, product, api, unique }) => {
      const cases = signedIn(await prepareRecords(api, unique));
      for (const one of cases) await test.step(one.path, () => keepsItsState(page, product.webUrl, one));
    });
  });

  test('that is all of them', () => {
    const shown = [...signedOut, ...signedIn({ candidateId: ':id', jobId: ':id', name: '', title: '' })];
    const all = [...Object.values(paths), '*'];
    expect(new Set(shown.map(({ path }) => path))).toEqual(new Set(all));
  });
});

test.describe('a place in a list', () => {
  test.use({ as: 'recruiter' });

  test('back closes what is open, however many were opened, and an unsaved edit waits', async ({
    page,
    product,
    api,
    unique,
  }) => {
    const name = `${unique('Ilse')} Winterbourne`;
    await api.createCandidate(name);
    // The time that a page waits before it writes the history passes as the test says.
    await page.clock.install();
    await page.goto(`${product.webUrl}/active-candidates`);
    const rows = page.getByRole('option');
    const panel = page.getByRole('region', { name });

    await test.step('back and forward', async () => {
      await page.getByRole('searchbox').fill('winterb');
      await rows.filter({ hasText: name }).click();
      await expect(page).toHaveURL(/\/active-candidates\?candidate=\w+$/);
      await page.goBack();
      await expect(panel).toHaveCount(0);
      await expect(page.getByRole('searchbox')).toHaveValue('winterb');
      await page.goForward();
      await expect(panel).toBeVisible();
    });

    await test.step('an unsaved edit', async () => {
      await page.getByRole('searchbox').fill('');
      await button(page, 'Edit').click();
      await fill(page, { Phone: '+49 30 5550 199' });
      await page
        .getByRole('button', { name: /^(Next|Previous) candidate$/, disabled: false })
        .first()
        .click();
      await expect(panel).toHaveCount(0);
      await rows.filter({ hasText: name }).click();
      await expect(page.getByText('You have unsaved changes.')).toBeVisible();
      await expectFilled(page, { Phone: '+49 30 5550 199' });
      await button(page, 'Cancel').click();
      await expect(page.getByText('+49 30 5550 100')).toBeVisible();
    });

    await test.step('a walk is no step of the history', async () => {
      await page.clock.fastForward(300);
      await page.getByRole('listbox', { name: 'Candidates' }).focus();
      await page.keyboard.press('Home');
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
      await expect(rows.nth(3)).toHaveAttribute('aria-selected', 'true');
      await page.clock.fastForward(300);
      await expect(rows.nth(3)).toHaveAttribute('aria-selected', 'true');
      await page.goBack();
      await expect(page).toHaveURL(`${product.webUrl}/active-candidates`);
      await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
    });

    await test.step('closing takes the step back', async () => {
      await page.clock.fastForward(300);
      const before = await page.evaluate(() => window.history.state?.idx);
      await rows.nth(1).click();
      await expect(page).toHaveURL(/candidate=/);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL(`${product.webUrl}/active-candidates`);
      expect(await page.evaluate(() => window.history.state?.idx)).toBe(before);
    });
  });

  test('the way back from the details leads to the list as it was left', async ({
    page,
    product,
    api,
    unique,
  }) => {
    const name = `${unique('Gerda')} Winterbourne`;
    await api.createCandidate(name);
    await page.goto(`${product.webUrl}/active-candidates`);
    await page.getByRole('searchbox').fill(name.slice(0, -3));
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('link', { name: 'Details' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Candidates' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(name.slice(0, -3));
    await expect(page.getByRole('region', { name })).toBeVisible();
  });
});

test.describe('on a plan that lacks a page', () => {
  test.use({ as: 'admin' });
  for (const path of [paths.userPerformance, paths.organizationPerformance]) {
    test(`${path} leads to the upgrade, and back leads to where one came from`, async ({ page, product }) => {
      await page.route(
        ({ href }) => href.startsWith(product.apiUrl) && href.includes('performance'),
        (route) =>
          route.request().method() === 'OPTIONS'
            ? route.continue()
            : route.fulfill({
                status: 403,
                json: { detail: 'Your plan does not have this.', code: 'upgrade_required' },
                headers: { 'Access-Control-Allow-Origin': '*' },
              }),
      );
      await page.goto(product.webUrl + paths.aboutCortex);
      await page.goto(product.webUrl + path);
      await expect(page).toHaveURL(product.webUrl + paths.upgradeNeeded);
      await page.goBack();
      await expect(page).toHaveURL(product.webUrl + paths.aboutCortex);
    });
  }
});
