import { button, expect, test } from './fixtures.ts';

test.use({ as: 'admin' });

test('a quote is shown in its place on the page, its mark leads back, and the text is there as it was read', async ({
  page,
  product,
  api,
  unique,
}) => {
  const candidate = await api.createCandidate(unique('Vera Holmqvist'), 'two-column.pdf');
  const job = await api.createJob(unique('Go Engineer'), 'You write services in Go.');
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto(`${product.webUrl}/resume-analysis?candidate=${candidate}&job=${job}`);
  await button(page, 'Analyze Resume').click();
  const show = page.getByRole('button', { name: /^Show in the resume/ }).first();
  const quote = (await show.getAttribute('aria-label'))?.match(/“(.*)”/s)?.[1] ?? '';
  await show.click();
  const pane = page.getByRole('region', { name: 'Resume' });
  const sheet = pane.getByRole('img', { name: 'Page 1 of 1' });
  await expect(sheet).toHaveAttribute('aria-busy', 'false');
  const mark = pane.getByRole('button', { name: `“${quote}”` });
  await expect(mark).toHaveAttribute('aria-current', 'true');
  // What stands under the mark is drawn: it is not a white page.
  const box = await mark.boundingBox();
  expect(box?.width).toBeGreaterThan(20);
  const inked = await sheet.evaluate((element) => {
    const canvas = element instanceof HTMLCanvasElement ? element : null;
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return pixels.filter((value, index) => index % 4 === 0 && value < 128).length;
  });
  expect(inked).toBeGreaterThan(1_000);

  const [named = ''] = (await mark.getAttribute('aria-label'))?.split(': “') ?? [];
  const names = pane.getByText(named, { exact: true }).filter({ visible: true });
  await expect(names).toHaveCount(0);
  await mark.hover();
  await expect(names).toHaveCount(1);
  await pane.getByText('Text as it was read').click();
  await expect(pane.locator('mark').first()).toBeVisible();
  expect(refused).toEqual([]);
});

test('a Word document is shown as it was read, with what nobody can see in it', async ({
  page,
  product,
  api,
  unique,
}) => {
  const candidate = await api.createCandidate(unique('Otto Lagerkvist'), 'word-document.docx');
  const job = await api.createJob(unique('Go Developer'), 'You write services in Go.');
  await page.goto(`${product.webUrl}/resume-analysis?candidate=${candidate}&job=${job}`);
  await button(page, 'Analyze Resume').click();
  await page
    .getByRole('button', { name: /^Show in the resume/ })
    .first()
    .click();
  const pane = page.getByRole('region', { name: 'Resume' });
  await expect(pane.locator('mark[aria-current]').first()).toBeVisible();
  await expect(pane.getByText('Pages')).toHaveCount(0);
});

test('on a phone the resume takes the place of the analysis, and gives it back', async ({
  page,
  product,
  api,
  unique,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const candidate = await api.createCandidate(unique('Signe Bergdahl'), 'two-column.pdf');
  const job = await api.createJob(unique('Go Programmer'), 'You write services in Go.');
  await page.goto(`${product.webUrl}/resume-analysis?candidate=${candidate}&job=${job}`);
  await button(page, 'Analyze Resume').click();
  const show = page.getByRole('button', { name: /^Show in the resume/ }).first();
  await show.click();
  const mark = page.getByRole('region', { name: 'Resume' }).locator('[aria-current=true]');
  await expect(mark).toBeInViewport();
  await expect(show).toBeHidden();
  await mark.click();
  await expect(show).toBeInViewport();
});
