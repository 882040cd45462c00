import { button, expect, test } from './fixtures.ts';

test.describe('as a recruiter', () => {
  test.use({ as: 'recruiter' });

  test('the keyboard finds a candidate by skill from anywhere and goes there', async ({ page, product }) => {
    const lists = [`${product.apiUrl}/candidates/`, `${product.apiUrl}/jobs/`];
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${product.webUrl}/contact-support`);
    const message = page.getByRole('main').getByLabel(/^Message/);
    await message.focus();
    expect(asked.some((url) => lists.includes(url))).toBe(false);

    const palette = page.getByRole('dialog', { name: 'Find anything' });
    const input = palette.getByRole('combobox');
    await test.step('Escape gives the focus back', async () => {
      await page.keyboard.press('Control+k');
      await expect(input).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(palette).toBeHidden();
      await expect(message).toBeFocused();
    });

    await test.step('Enter opens what was found', async () => {
      await page.keyboard.press('Control+k');
      await expect(input).toBeFocused();
      await page.keyboard.type('sql');
      const option = palette.getByRole('group', { name: 'Candidates' }).getByRole('option').first();
      await expect(option.locator('mark')).toHaveText(/sql/i);
      const id = (await option.getAttribute('id')) ?? '';
      const position = (
        await palette.getByRole('option').evaluateAll((all) => all.map((one) => one.id))
      ).indexOf(id);
      for (let step = 0; step < position; step += 1) await page.keyboard.press('ArrowDown');
      await expect(input).toHaveAttribute('aria-activedescendant', id);
      const name = await option.locator('.title').innerText();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/active-candidates\?candidate=/);
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await expect(palette).toBeHidden();
      const panel = page.getByRole('region', { name });
      await expect(panel).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(panel.locator(':focus')).toHaveCount(1);
    });
    expect(lists.every((url) => asked.includes(url))).toBe(true);
  });

  test('a candidate is found by words of the resume or the notes', async ({ page, product, api, unique }) => {
    const name = unique('Ida Kallas');
    await api.createCandidate(
      name,
      undefined,
      'Kept the drainage pumps of a polder running for nine winters.',
    );
    await page.goto(`${product.webUrl}/contact-support`);
    await page
      .getByRole('main')
      .getByLabel(/^Message/)
      .focus();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Find anything' });
    await dialog.getByRole('combobox').fill('drainage polder');
    await dialog.getByRole('option', { name: new RegExp(`${name}.*drainage pumps`) }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  test('what is typed before its code is there is searched for, and not typed into the page', async ({
    page,
    product,
  }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/Palette-.*\.js$/, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(`${product.webUrl}/contact-support`);
    const message = page.getByRole('main').getByLabel(/^Message/);
    await message.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sqx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('l');
    answer();
    const input = page.getByRole('dialog', { name: 'Find anything' }).getByRole('combobox');
    await expect(input).toHaveValue('sql');
    await page.keyboard.type(' go');
    await expect(input).toHaveValue('sql go');
    // The page is hidden from roles as long as the dialog is open.
    await expect(page.locator('main textarea')).toHaveValue('');
  });

  test('it does not open over a dialog, nor load a list before it is opened', async ({ page, product }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${product.webUrl}/about-cortex`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).hover();
    await expect.poll(() => asked.some((path) => /\/Palette-.*\.js$/.test(path))).toBe(true);
    expect(asked).not.toContain('/candidates/');
    await page.goto(`${product.webUrl}/active-candidates`);
    await page.getByRole('option').first().click();
    await button(page, 'Share Candidate').click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Find anything' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible();
  });

  test('without the lists it says so and still leads to the pages', async ({ page, product }) => {
    await page.goto(`${product.webUrl}/about-cortex`);
    await page.route(/\/(candidates|jobs)\/$/, (route) => route.abort());
    await page.getByRole('button', { name: 'Search' }).click();
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    await expect(palette.getByText('The candidates could not be loaded.')).toBeVisible();
    await page.keyboard.type('contact');
    await palette.getByRole('option', { name: /^Contact Support/ }).click();
    await expect(page).toHaveURL(/\/contact-support$/);
  });

  test('a list of candidates is narrowed by skill, and stays so on the way back', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.webUrl}/active-candidates`);
    await expect(page.getByRole('option').first()).toBeVisible();
    const skill = page.getByRole('textbox', { name: 'Filter by skill' });
    await skill.fill('sql');
    await expect(page.getByRole('status').filter({ hasText: ' of ' })).toBeVisible();
    await expect(page.getByRole('option').first().locator('mark').first()).toHaveText(/sql/i);
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/candidate=/);
    await page.reload();
    await expect(skill).toHaveValue('sql');
    await page.goBack();
    await expect(skill).toHaveValue('sql');
  });
});
