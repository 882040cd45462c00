import {
  button,
  expect,
  expectFilled,
  fill,
  people,
  signIn,
  submitCredentials,
  test,
  toast,
} from './fixtures.ts';

const draft = { Title: 'Rope Maker', Description: 'Walks backwards.' };

const records = [
  { list: 'jobs', parameter: 'job', label: 'Description', gone: 'This job has been deleted.' },
  {
    list: 'candidates',
    parameter: 'candidate',
    label: 'Notes',
    gone: 'This candidate has been deleted.',
  },
  {
    list: 'users',
    parameter: 'user',
    label: 'Full name',
    gone: 'This user has been deleted.',
  },
];

test.describe('the same record in two tabs', () => {
  test.use({ as: 'admin' });

  test('edited in both: the later save undoes nothing of the other, and both tabs come to show it', async ({
    page,
    context,
    product,
    api,
  }) => {
    const id = await api.createJob('Bell Founder');
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${product.webUrl}/active-jobs?job=${id}`);
      await button(tab, 'Edit').click();
    }
    await fill(page, { Description: 'Casts bells, says the first tab.' });
    await fill(other, { Skills: 'Bronze, says the second tab' });
    await button(page, 'Save').click();
    await expect(toast(page, 'Job updated successfully!')).toBeVisible();

    await expectFilled(other, { Skills: 'Bronze, says the second tab' });
    await button(other, 'Save').click();
    await expect(toast(other, 'Job updated successfully!')).toBeVisible();
    for (const tab of [page, other]) {
      await tab.reload();
      await expect(tab.getByText('Bronze, says the second tab').last()).toBeVisible();
      await expect(tab.getByText('Casts bells, says the first tab.')).toBeVisible();
    }
  });

  test('the same field changed in both: the later one is told what it is now, and chooses', async ({
    page,
    context,
    product,
    api,
    unique,
  }) => {
    const ids = {
      jobs: await api.createJob('Bell Founder'),
      candidates: await api.createCandidate('Liv Aasen'),
      users: await api.createUser(unique('Signe Moe')),
    };
    const other = await context.newPage();
    for (const { list, parameter, label } of records) {
      await test.step(list, async () => {
        for (const tab of [page, other]) {
          await tab.goto(`${product.webUrl}/active-${list}?${parameter}=${Object(ids)[list]}`);
          await button(tab, 'Edit').click();
        }
        await fill(other, { [label]: 'Says the second tab.' });
        await fill(page, { [label]: 'Says the first tab.' });
        await button(page, 'Save').click();
        await expect(toast(page, /updated successfully!/)).toBeVisible();

        await button(other, 'Save').click();
        const said = other.getByRole('group', { name: 'Changed meanwhile to “Says the first tab.”.' });
        await expect(said).toBeVisible();
        await expectFilled(other, { [label]: 'Says the second tab.' });
        await said.getByRole('button', { name: 'Take theirs' }).click();
        await expectFilled(other, { [label]: 'Says the first tab.' });

        await button(page, 'Edit').click();
        await fill(page, { [label]: 'Says the first tab once more.' });
        await fill(other, { [label]: 'Says the second tab at last.' });
        await button(page, 'Save').click();
        await expect(button(page, 'Edit')).toBeVisible();
        await button(other, 'Save').click();
        await other.getByRole('button', { name: 'Keep mine' }).click();
        await expect(toast(other, /updated successfully!/)).toBeVisible();
        await page.reload();
        await expect(page.getByText('Says the second tab at last.').last()).toBeVisible();
      });
    }
  });

  test('deleted in one while the other edits it: the other says so, and keeps what was typed', async ({
    page,
    context,
    product,
    api,
    unique,
  }) => {
    const ids = {
      jobs: await api.createJob('Net Mender'),
      candidates: await api.createCandidate('Liv Aasen'),
      users: await api.createUser(unique('Liv Aasen')),
    };
    const other = await context.newPage();
    for (const { list, parameter, label, gone } of records) {
      await test.step(list, async () => {
        const address = `${product.webUrl}/active-${list}?${parameter}=${Object(ids)[list]}`;
        await other.goto(address);
        await button(other, 'Edit').click();
        await fill(other, { [label]: 'Typed in the other tab.' });

        await page.goto(address);
        await button(page, 'Delete').click();
        if (list !== 'jobs') await button(page, /^Delete (candidate|user)$/).click();
        await expect(toast(page, /deleted successfully!/)).toBeVisible();

        await button(other, 'Save').click();
        await expect(toast(other, /^Failed to update/)).toBeVisible();
        await expect(other.getByRole('alert').filter({ hasText: gone })).toBeVisible();
        await expect(button(other, 'Save')).toBeDisabled();
        await expectFilled(other, { [label]: 'Typed in the other tab.' });
        await button(other, 'Cancel').click();
        await expect(button(other, 'Close')).toHaveCount(0);
      });
    }
  });

  test('what is typed in two tabs does not mix', async ({ page, context, product }) => {
    const other = await context.newPage();
    const drafts = new Map([
      [page, { Title: 'First tab', Description: 'Of the first tab.' }],
      [other, { Title: 'Second tab', Description: 'Of the second tab.' }],
    ]);
    for (const [tab, fields] of drafts) {
      await tab.goto(`${product.webUrl}/create-job`);
      await fill(tab, fields);
    }
    for (const [tab, fields] of drafts) {
      await tab.reload();
      await expectFilled(tab, fields);
    }
  });
});

test.describe('a sign-in in the other tab', () => {
  test('of somebody else: nothing of the first person is left in this one', async ({
    page,
    context,
    product,
  }) => {
    await signIn(page, product);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Active Jobs/ })
      .click();
    const count = page.getByRole('main').getByText(/^\d+ jobs$/);
    const recruitersCount = (await count.textContent()) ?? '';
    await page.getByRole('main').getByRole('link', { name: 'Create Job' }).click();
    await fill(page, draft);
    const other = await context.newPage();
    await other.goto(`${product.webUrl}/logout`);
    await expect(page).toHaveURL(`${product.webUrl}/`);
    await other.getByRole('link', { name: 'Login' }).click();
    await submitCredentials(other, people.admin);
    await expect(other).toHaveURL(/\/admin-dashboard$/);

    await expect(page).toHaveURL(/\/create-job$/);
    await expectFilled(page, { Title: '', Description: '' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Active Users' })).toBeVisible();
    await menu.getByRole('link', { name: 'Active Jobs' }).click();
    await expect(count).not.toHaveText(recruitersCount);
  });

  test('of the same person, after the session has ended: what was typed is still there', async ({
    page,
    context,
    product,
  }) => {
    await signIn(page, product);
    const other = await context.newPage();
    await other.goto(`${product.webUrl}/create-job`);
    await fill(other, draft);
    await page.evaluate(() => localStorage.setItem('access_token', 'ended'));
    await page.goto(`${product.webUrl}/active-jobs`);
    for (const tab of [page, other]) await expect(tab).toHaveURL(`${product.webUrl}/`);
    await submitCredentials(page);
    await expect(page).toHaveURL(/\/active-jobs$/);
    await expect(other).toHaveURL(/\/create-job$/);
    await expectFilled(other, draft);
  });
});
