import type { Page } from '@playwright/test';
import {
  button,
  expect,
  expectFilled,
  field,
  fill,
  hold,
  people,
  pick,
  resumePath,
  submitCredentials,
  test,
  tick,
  toast,
  toUsername,
} from './fixtures.ts';

// The transitions of the specification, one by one. That no status workflow exists is the absence of any other transition.

test.describe('Login success stores the session values and redirects by role', () => {
  for (const [person, role, path] of [
    ['recruiter', 'user', '/dashboard'],
    ['admin', 'admin', '/admin-dashboard'],
  ] as const) {
    test(person, async ({ page, product }) => {
      await page.goto(product.webUrl);
      const answer = page.waitForResponse(`${product.apiUrl}/auth/login`);
      await submitCredentials(page, people[person]);
      const { access_token, organization_id } = await (await answer).json();
      await expect(page).toHaveURL(product.webUrl + path);
      await expect(toast(page, 'Logged in successfully!')).toBeVisible();
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
        access_token,
        organization_id,
        userRole: role,
      });
    });
  }
});

test.describe('signed in', () => {
  test.use({ as: 'recruiter' });

  test('Sidebar: open or closed', async ({ page, product }) => {
    const show = page.getByRole('button', { name: 'Show menu' });
    const hide = page.getByRole('button', { name: 'Hide Menu' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.goto(`${product.webUrl}/active-jobs`);
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await show.click();
    await expect(hide).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCSS('width', '300px');
    await menu.getByRole('link', { name: 'Active Candidates' }).click();
    await page.reload();
    await expect(hide).toBeVisible();
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(show).toBeVisible();
    await page.goBack();
    await hide.click();
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCSS('width', '100px');
  });

  test('Job panel: closed, view, edit, deleted at once; the list follows without asking the server', async ({
    page,
    product,
    api,
  }) => {
    await api.createJob('Lighthouse Keeper');
    await openRow(page, product.webUrl, 'jobs', 'Lighthouse Keeper');
    const release = await hold(page, `${product.apiUrl}/jobs/`, 'GET', 'PUT');
    await editAndSave(page, { from: 'Lighthouse Keeper', to: 'Harbour Master', label: 'Title' });
    await expect(toast(page, 'Job updated successfully!')).toBeVisible();

    await button(page, 'Delete').click();
    await expect(toast(page, 'Job deleted successfully!')).toBeVisible();
    await expectRowGone(page, 'Harbour Master');
    await release();
  });

  test('Candidate panel: closed, view, edit, deleted after a question; the list follows without asking the server', async ({
    page,
    product,
    api,
  }) => {
    await api.createCandidate('Ilse Winterbourne');
    await openRow(page, product.webUrl, 'candidates', 'Ilse Winterbourne');
    const release = await hold(page, `${product.apiUrl}/candidates/`, 'GET');
    await editAndSave(page, { from: 'Ilse Winterbourne', to: 'Ilse Sommerfeld', label: 'Name' });
    await expect(toast(page, 'Candidate updated successfully!')).toBeVisible();
    await deleteAfterQuestion(page, 'Ilse Sommerfeld', 'Delete candidate');
    await expect(toast(page, 'Candidate deleted successfully!')).toBeVisible();
    await expectRowGone(page, 'Ilse Sommerfeld');
    await release();
  });

  test('Candidate share modal: open or closed; closes on success or Cancel', async ({
    page,
    product,
    api,
  }) => {
    await api.createCandidate('Teun Kuyper');
    await openRow(page, product.webUrl, 'candidates', 'Teun Kuyper');
    const dialog = page.getByRole('dialog', { name: 'Share Candidate' });
    await expect(dialog).toBeHidden();
    await button(page, 'Share Candidate').click();
    await expect(dialog).toBeVisible();
    await dialog.getByLabel(/^Note/).fill('Not this one.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();

    await button(page, 'Share Candidate').click();
    await expect(dialog.getByLabel(/^Note/)).toHaveValue('');
    await expect(dialog.getByRole('radio', { name: /^Morgan Reyes/ })).toHaveCount(0);
    await dialog.getByRole('searchbox').fill('user 2');
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    await tick(dialog.getByRole('radio', { name: /^User 2/ }));
    await dialog.getByRole('button', { name: 'Share' }).click();
    await expect(toast(page, 'Candidate shared successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('Contact form switches to a thank-you text after success', async ({ page, product }) => {
    await page.goto(`${product.webUrl}/contact-support`);
    await fill(page, { Name: 'Tess', Email: 'tess@example.com', Message: 'The door is stuck.' });
    await button(page, 'Submit').click();
    const thanks = page.getByRole('main').getByText('Thank you! Your request has been submitted.');
    await expect(thanks).toBeVisible();
    await expect(field(page, 'Message')).toHaveCount(0);
    await button(page, 'Write another message').click();
    await expect(thanks).toHaveCount(0);
    await expectFilled(page, { Name: '', Email: '', Message: '' });
  });

  test('Analysis and comparison buttons are disabled while a request runs', async ({
    page,
    product,
    api,
  }) => {
    await api.createJob('Tide Reader');
    await api.createCandidate('Ada Loxley');
    for (const { path, call, choices, idle, busy, done } of [
      {
        path: '/resume-analysis',
        call: '/analyze_resume/',
        choices: { Candidate: 'Ada Loxley', Job: 'Tide Reader' },
        idle: 'Analyze Resume',
        busy: 'Analyzing...',
        done: 'Resume analysis complete!',
      },
      {
        path: '/compare-candidates',
        call: '/compare_candidates/',
        choices: { 'First candidate': 'Ada Loxley', 'Second candidate': 'Ada Loxley', Job: 'Tide Reader' },
        idle: 'Compare Candidates',
        busy: 'Comparing...',
        done: 'Candidate comparison complete!',
      },
    ]) {
      await test.step(path, async () => {
        await page.goto(product.webUrl + path);
        for (const [label, choice] of Object.entries(choices)) {
          await pick(page, label, choice);
        }
        const release = await hold(page, product.apiUrl + call, 'POST');
        await button(page, idle).click();
        await expect(button(page, busy)).toBeDisabled();
        await release();
        await expect(toast(page, done)).toBeVisible();
        await expect(button(page, idle)).toBeEnabled();
      });
    }
  });
});

test('Forgot-password switches to a thank-you message after success', async ({ page, product }) => {
  await page.goto(`${product.webUrl}/forgot-password`);
  await fill(page, { Email: 'nobody@example.com' });
  await button(page, 'Submit').click();
  await expect(
    page.getByRole('heading', { name: 'Thank you! Check your email for password reset instructions.' }),
  ).toBeVisible();
  await expect(field(page, 'Email')).toHaveCount(0);
});

test.describe('signed in as an admin', () => {
  test.use({ as: 'admin' });

  test('User panel: closed, view, edit, deleted after a question; the list follows without asking the server', async ({
    page,
    product,
    api,
    unique,
  }) => {
    const name = unique('Brandt Oster');
    await api.createUser(name);
    await openRow(page, product.webUrl, 'users', toUsername(name), name);
    const release = await hold(page, `${product.apiUrl}/users/`, 'GET', 'PUT');
    await editAndSave(page, {
      from: name,
      to: 'Brandt Wester',
      label: 'Full name',
      search: toUsername(name),
    });
    await expect(toast(page, 'User updated successfully!')).toBeVisible();
    await deleteAfterQuestion(page, 'Brandt Wester', 'Delete user');
    await expect(toast(page, 'User deleted successfully!')).toBeVisible();
    await expectRowGone(page, toUsername(name));
    await release();
  });

  test('Organization update confirmation dialog: open or closed', async ({ page, product }) => {
    await page.goto(`${product.webUrl}/organization/update`);
    const dialog = page.getByRole('dialog', { name: 'Save the changes?' });
    const contact = await field(page, 'Admin email').inputValue();
    await expect(dialog).toBeHidden();
    await fill(page, { 'Admin email': 'people@example.com' });
    await button(page, 'Save').click();
    await expect(dialog).toContainText('people@example.com');
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await expect(dialog).toBeHidden();
    await expectFilled(page, { 'Admin email': 'people@example.com' });
    await fill(page, { 'Admin email': contact });
    await button(page, 'Save').click();
    await expect(dialog).toContainText('Nothing has changed.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('Screens show a loading state until data arrives', async ({ page, product, api, unique }) => {
    const id = await api.createCandidate(unique('Wim Lodewijk'));
    const pages: [path: string, text: string, arrived: string | RegExp][] = [
      ['/admin-dashboard', 'Loading the dashboard...', 'Active Users'],
      ['/active-jobs', 'Loading jobs...', /^\d+ jobs$/],
      ['/active-candidates', 'Loading candidates...', /^\d+ candidates$/],
      [`/active-candidates?candidate=${id}`, 'Loading the candidate...', /^wim\.lodewijk.*@example\.com$/],
      [`/candidates/${id}`, 'Loading candidate details...', /^wim\.lodewijk.*@example\.com$/],
      ['/active-users', 'Loading users...', /^\d+ users$/],
      ['/resume-analysis', 'Loading candidates and jobs...', /^Candidate/],
      ['/compare-candidates', 'Loading candidates and jobs...', /^First candidate/],
      ['/organization/update', 'Loading organization details...', 'Pricing tier'],
      ['/user-performance', 'Loading performance data...', 'Jobs Overview'],
      ['/org-performance', 'Loading organization performance...', 'Total Candidates'],
    ];
    for (const [path, text, arrived] of pages) {
      await test.step(path, async () => {
        const release = await hold(page, `${product.apiUrl}/**`, 'GET');
        await page.goto(product.webUrl + path);
        const loading = page.getByRole('status').filter({ hasText: text });
        await expect(loading.first()).toBeAttached();
        const data = page.getByRole('main').getByText(arrived).first();
        await expect(data).toHaveCount(0);
        await release();
        await expect(data).toBeAttached();
        await expect(loading).toHaveCount(0);
      });
    }
  });

  test('After a successful create the form clears and the user is redirected to the matching list', async ({
    page,
    product,
    unique,
  }) => {
    const username = toUsername(unique('jip'));
    const forms: { what: string; fields: Record<string, string>; row: string }[] = [
      {
        what: 'job',
        fields: { Title: 'Ferry Captain', Description: 'Crosses the river.', Skills: 'Navigation' },
        row: 'Ferry Captain',
      },
      {
        what: 'candidate',
        fields: { Name: 'Jip Zeeman', Email: 'jip@example.com', Phone: '+31 20 555 0137', Notes: 'Called.' },
        row: 'Jip Zeeman',
      },
      {
        what: 'user',
        fields: {
          Username: username,
          Email: `${username}@example.com`,
          'Full name': 'Jip',
          Password: 'lamps',
        },
        row: username,
      },
    ];
    for (const { what, fields, row } of forms) {
      await test.step(what, async () => {
        await page.goto(`${product.webUrl}/create-${what}`);
        await fill(page, fields);
        if (what === 'candidate') {
          await page.locator('input[type=file]').setInputFiles(resumePath('word-document.docx'));
        }
        await button(page, /^Create/).click();
        await expect(page).toHaveURL(`${product.webUrl}/active-${what}s`);
        await page.getByRole('searchbox').fill(row);
        await expect(page.getByRole('option', { name: row }).first()).toBeVisible();
        await page.goBack();
        const blank = Object.fromEntries(Object.keys(fields).map((label) => [label, '']));
        await expectFilled(page, blank);
        await expect(page.getByText('word-document.docx')).toHaveCount(0);
      });
    }
  });
});

/** Finds a row in a list whose panel is closed, and opens it. */
async function openRow(page: Page, webUrl: string, list: string, name: string, title = name): Promise<void> {
  await page.goto(`${webUrl}/active-${list}`);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('region', { name: title })).toHaveCount(0);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('region', { name: title })).toBeVisible();
}

/** Cancels an edit, then repeats and saves it. */
async function editAndSave(
  page: Page,
  { from, to, label, search = to }: { from: string; to: string; label: string; search?: string },
): Promise<void> {
  await button(page, 'Edit').click();
  await fill(page, { [label]: to });
  await button(page, 'Cancel').click();
  await expect(page.getByRole('region', { name: from })).toBeVisible();
  await expect(button(page, 'Edit')).toBeFocused();

  await button(page, 'Edit').click();
  await expectFilled(page, { [label]: from });
  await fill(page, { [label]: to });
  await button(page, 'Save').click();
  await expect(page.getByRole('region', { name: to })).toBeVisible();
  await expect(button(page, 'Edit')).toBeVisible();
  await page.getByRole('searchbox').fill(search);
  await expect(page.getByRole('option', { name: new RegExp(to) })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option', { name: new RegExp(from) })).toHaveCount(0);
}

/** Declines to delete, then deletes. */
async function deleteAfterQuestion(page: Page, name: string, confirmation: string): Promise<void> {
  await button(page, 'Delete').click();
  await expect(page.getByText(`Delete ${name}?`)).toBeVisible();
  await expect(button(page, 'Keep')).toBeFocused();
  await button(page, 'Keep').click();
  await expect(button(page, 'Delete')).toBeFocused();
  await button(page, 'Delete').click();
  await button(page, confirmation).click();
}

async function expectRowGone(page: Page, name: string): Promise<void> {
  await expect(button(page, 'Close')).toHaveCount(0);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText(new RegExp(`contains “${name}”`))).toBeVisible();
}

test('the theme is dark at first, and stays what one chose', async ({ page, product }) => {
  await page.goto(product.webUrl);
  const window = page.locator('html');
  await expect(page.getByLabel(/^Email/)).toBeVisible();
  await expect(window).toHaveClass('dark');
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  await expect(window).toHaveClass('light');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Use the dark theme' })).toBeVisible();
  await expect(window).toHaveClass('light');
});
