import { collapse, expect, resumePath, resumeWords, signIn, test } from './fixtures.ts';

const job = {
  title: 'Senior Backend Engineer',
  description:
    'You design, build and run the services behind our hiring product with four other engineers. You own REST APIs from the first sketch to production, keep the PostgreSQL data behind them fast and correct, and share the on-call week. You have at least five years of experience with backend systems, write Go or are keen to move to it, deploy on Kubernetes and review the code of others with care. A degree in computer science is welcome.',
  skills: 'Go, PostgreSQL, Kubernetes, REST APIs, Terraform',
};
const candidate = {
  name: 'Noor Vermeulen-Adeyemi',
  email: 'noor@example.com',
  phone: '+31 20 555 0137',
  notes: 'Called on 20 November. Would like to work in Rotterdam or from home. Available in January.',
};

test('a recruiter reads a real resume against a job, and a crash of the server loses nothing', async ({
  page,
  product,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));

  await signIn(page, product);
  await expect(
    page.getByRole('heading', { name: "Welcome! Here's an overview of your hiring activity" }),
  ).toBeVisible();
  const jobsTile = page.getByRole('main').getByRole('link', { name: /Active Jobs/ });
  await expect(jobsTile).toHaveAttribute('href', '/active-jobs');
  const jobsBefore = Number(/\d+/.exec((await jobsTile.textContent()) ?? '')?.[0]);
  await expect(page.getByRole('main').getByRole('link', { name: /Active Candidates/ })).toHaveAttribute(
    'href',
    '/active-candidates',
  );

  await test.step('create a job', async () => {
    await page.goto(`${product.webUrl}/create-job`);
    await page.getByLabel(/^Title/).fill(job.title);
    await page.getByLabel(/^Description/).fill(job.description);
    await page.getByPlaceholder('Skills Required (optional)').fill(job.skills);
    await page.getByRole('button', { name: 'Create Job' }).click();
    await expect(page.getByText('Job created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/active-jobs/);
    await expect(page.getByText(job.title).first()).toBeVisible();
  });

  await test.step('create a candidate with a resume', async () => {
    await page.goto(`${product.webUrl}/create-candidate`);
    await page.getByLabel(/^Name/).fill(candidate.name);
    await page.getByLabel(/^Email/).fill(candidate.email);
    await page.getByLabel(/^Phone/).fill(candidate.phone);
    await page.getByLabel(/^Notes/).fill(candidate.notes);
    await page.locator('input[type=file]').setInputFiles(resumePath('two-column.pdf'));
    await expect(page.getByText('two-column.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Create Candidate' }).click();
    await expect(page.getByText('Candidate created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/active-candidates/);
  });

  await test.step('find the candidate and go to the analysis from the panel', async () => {
    await page.getByRole('searchbox').fill('vermeulen');
    await page.getByRole('option', { name: new RegExp(candidate.name) }).click();
    await expect(page.getByText(candidate.notes).last()).toBeVisible();
    await page.getByRole('link', { name: 'Analyze Resume' }).click();
    await expect(page).toHaveURL(/\/resume-analysis\?candidate=/);
  });

  const score = page.getByRole('img', { name: /%/ });
  const analyze = async () => {
    await page.getByLabel(/^Job/).selectOption({ label: job.title });
    await page.getByRole('main').getByRole('button', { name: 'Analyze Resume' }).click();
    await expect(page.getByText('Resume analysis complete!')).toBeVisible();
    return {
      score: await score.getAttribute('aria-label'),
      quotes: (await page.locator('blockquote').allTextContents()).map(collapse),
    };
  };

  const before = await test.step('read the score and its quotes', async () => {
    const result = await analyze();
    const source = `${resumeWords('two-column.txt')} ${candidate.notes}`;
    expect(result.quotes.length).toBeGreaterThan(3);
    for (const quote of result.quotes) expect(source).toContain(quote.replace(/^[“"]|[”"]$/g, ''));
    return result;
  });

  await test.step('the server is killed and comes back', async () => {
    await product.kill();
    await product.start();
    await page.reload();
    expect(await analyze()).toEqual(before);
    await page.goto(`${product.webUrl}/dashboard`);
    await expect(jobsTile).toContainText(String(jobsBefore + 1));
    await page.goto(`${product.webUrl}/active-candidates`);
    await page.getByRole('searchbox').fill('vermeulen');
    await expect(page.getByRole('option', { name: new RegExp(candidate.name) })).toBeVisible();
  });
  expect(problems).toEqual([]);
});
