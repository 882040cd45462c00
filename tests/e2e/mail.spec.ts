import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { button, expect, test, toast } from './fixtures.ts';

test.use({ as: 'recruiter' });

test('a candidate gets a mail from a template, with an interview for their calendar, and the copy stands among the notes', async ({
  page,
  product,
  api,
  unique,
}) => {
  const job = unique('Tram Driver');
  await api.createJob(job);
  const name = unique('Noor Vance');
  const candidate = await api.createCandidate(name);
  await page.goto(`${product.webUrl}/active-candidates?candidate=${candidate}`);
  await button(page, 'Write a mail').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Job/).selectOption(job);
  await dialog.getByLabel(/^Template/).selectOption('Invitation to an interview');
  await expect(dialog.getByLabel(/^Subject/)).toHaveValue(`Your application as ${job}`);
  await expect(dialog.getByLabel(/^Text/)).toHaveValue(new RegExp(`^Dear ${name},`));
  await dialog.getByLabel(/^Begins/).fill('2031-03-03T09:30');
  await dialog.getByLabel(/^Place/).fill('12 Harbour Street');

  await page.reload();
  await button(page, 'Write a mail').click();
  await expect(dialog.getByText('You have unsaved changes.')).toBeVisible();
  await expect(dialog.getByLabel(/^Place/)).toHaveValue('12 Harbour Street');
  await dialog.getByRole('button', { name: 'Send mail' }).click();
  await expect(toast(page, 'Mail sent.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const copy = page.getByRole('listitem').filter({ hasText: 'Mail to' });
  await expect(copy).toContainText(`Your application as ${job}`);
  await expect(copy).toContainText('45 minutes, 12 Harbour Street');

  const folder = join(product.dataDirectory, 'outbox');
  const find = () =>
    readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .find((mail) => mail.includes(job) && mail.includes('BEGIN:VCALENDAR'));
  await expect.poll(find).toBeDefined();
  const mail = find() ?? '';
  expect(mail).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST');
  expect(mail).toMatch(/^Reply-To: /m);

  await copy.getByRole('button', { name: 'Move the interview' }).click();
  await expect(dialog.getByLabel(/^Begins/)).toHaveValue('2031-03-03T09:30');
  await expect(dialog.getByLabel(/^Place/)).toHaveValue('12 Harbour Street');
  await dialog.getByRole('button', { name: 'Send change' }).click();
  await expect(dialog.getByText('The interview is as it was.')).toBeVisible();
  await dialog.getByLabel(/^Begins/).fill('2031-03-04T11:00');
  await dialog.getByRole('button', { name: 'Send change' }).click();
  await expect(toast(page, 'Interview moved.')).toBeVisible();
  const first = copy.filter({ hasText: `Your application as ${job}` });
  await expect(first).toContainText('Moved to 4 Mar 2031, 11:00: Interview on 3 Mar 2031, 09:30');
  await expect(first.getByRole('button', { name: /interview$/ })).toHaveCount(0);
  const uid = /^UID:.+$/m.exec(readCalendar(mail))?.[0] ?? 'no UID';
  const sentWith = (...lines: string[]) =>
    readdirSync(folder)
      .map((file) => readCalendar(readFileSync(join(folder, file), 'utf8')))
      .filter((calendar) => [uid, ...lines].every((line) => calendar.includes(line)));
  await expect.poll(() => sentWith('METHOD:REQUEST', 'SEQUENCE:1')).toHaveLength(1);

  await copy.getByRole('button', { name: 'Cancel the interview' }).click();
  await expect(dialog.getByLabel(/^Text/)).toHaveValue(new RegExp(`^Dear ${name},`));
  await dialog.getByRole('button', { name: 'Send cancellation' }).click();
  await expect(toast(page, 'Interview cancelled.')).toBeVisible();
  await expect(copy.filter({ hasText: 'Instead of:' })).toContainText('Cancelled: Interview on');
  await expect(page.getByRole('button', { name: /(Move|Cancel) the interview/ })).toHaveCount(0);
  await expect.poll(() => sentWith('METHOD:CANCEL', 'SEQUENCE:2')).toHaveLength(1);
});

/** The calendar of a mail, as it stands in it. */
function readCalendar(mail: string): string {
  return /BEGIN:VCALENDAR[\s\S]*?END:VCALENDAR/.exec(mail)?.[0] ?? '';
}

test('an offer goes with a mail, whole, and its copy says so', async ({ page, product, api, unique }) => {
  const name = unique('Lena Farrow');
  const candidate = await api.createCandidate(name);
  await page.goto(`${product.webUrl}/active-candidates?candidate=${candidate}`);
  await button(page, 'Write a mail').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Subject/).fill('Our offer');
  await dialog.getByLabel(/^Text/).fill(`Dear ${name}, our offer is attached.`);
  // Larger than what is sent as a text.
  const offer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, 'An offer. ')]);
  const program = { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };
  const pdf = { name: `Offer – ${name}.pdf`, mimeType: 'application/pdf', buffer: offer };
  const field = dialog.getByLabel(/^Attachments/);
  await field.setInputFiles([pdf, program]);
  await expect(dialog.getByText('“setup.exe” cannot be attached')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send mail' }).click();
  await expect(field).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove setup.exe' }).click();

  await page.reload();
  await button(page, 'Write a mail').click();
  await expect(dialog.getByText(`“${pdf.name}” is empty, or no longer there.`)).toBeVisible();
  await dialog.getByRole('button', { name: `Remove ${pdf.name}` }).click();
  await field.setInputFiles(pdf);
  await dialog.getByRole('button', { name: 'Send mail' }).click();
  await expect(toast(page, 'Mail sent.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const copy = page.getByRole('listitem').filter({ hasText: 'Mail to' });
  await expect(copy.getByRole('list', { name: 'Attachments' })).toHaveText(`${pdf.name}, 2.9 MB`);

  const folder = join(product.dataDirectory, 'outbox');
  const find = () =>
    readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      // Its last line ends the last part: until then it is being written.
      .find((mail) => mail.includes('Subject: Our offer') && /\n--\S+--\s*$/.test(mail));
  await expect.poll(find).toBeDefined();
  const part = find()?.split('Content-Disposition: attachment')[1] ?? '';
  const content = part.slice(part.indexOf('\n\n'), part.indexOf('\n--'));
  expect(Buffer.from(content, 'base64').equals(offer)).toBe(true);
});

test('two candidates of a job get a mail each, from the board', async ({ page, product, api, unique }) => {
  const job = await api.createJob(unique('Night Porter'));
  const names = [unique('Ida Quill'), unique('Jon Marsh')];
  const candidate_ids: string[] = [];
  for (const name of names) candidate_ids.push(await api.createCandidate(name));
  await page.goto(`${product.webUrl}/jobs/${job}/board`);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { Authorization: `Bearer ${token}` };
  const stages = await (await page.request.get(`${product.apiUrl}/stages/`, { headers })).json();
  const data = { candidate_ids, stage_id: stages[0].id };
  await page.request.post(`${product.apiUrl}/jobs/${job}/applications`, { headers, data });
  await page.reload();
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await button(page, 'Write a mail').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Template/).selectOption({ index: 3 });
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await preview.getByRole('button', { name: 'Next candidate' }).click();
  await expect(preview).toContainText('2 of 2');
  await dialog.getByRole('button', { name: 'Send 2 mails' }).click();
  await expect(toast(page, 'Mails sent.')).toBeVisible();
  const folder = join(product.dataDirectory, 'outbox');
  for (const [name, other] of [names, names.toReversed()]) {
    const find = () =>
      readdirSync(folder)
        .map((file) => readFileSync(join(folder, file), 'utf8').replace(/=\n/g, ''))
        .find((mail) => mail.includes(`Dear ${name},`));
    await expect.poll(find).toBeDefined();
    expect(find()).not.toContain(other);
  }
});
