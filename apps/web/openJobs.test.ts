import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { openJobs as jobs, openJob } from '@cortex/api-client/fixtures/publication';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openJobs } from './openJobs.ts';

const PAGE = '/jobs/north-harbour';
const JOB = `${PAGE}/${openJob.id}`;

const asked: string[] = [];
let app: ReturnType<typeof openJobs>;

beforeEach(() => {
  app = openJobs({
    apiUrl: 'http://inside.example:4010',
    apiBaseUrl: 'https://api.example.com/base',
    baseStyles: '<style>html.dark { background: #000 }</style>',
    load: () => import('./src/openJobs/drawOpenJobs.tsx'),
  });
});

/** An API that answers everything alike. */
function answerWith(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve().then(answer);
  });
}

afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

async function read(path: string) {
  const response = await app.request(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

test('the list holds each job and leads to it', async () => {
  answerWith(() => Response.json(jobs));
  const { status, html } = await read(PAGE);
  expect(status).toBe(200);
  expect(asked).toEqual(['http://inside.example:4010/open_jobs/?address=north-harbour']);
  expect(html).toContain('<title>Open jobs at North Harbour</title>');
  for (const { id, title } of jobs.jobs) {
    expect(html).toContain(`href="${PAGE}/${id}"`);
    expect(html).toContain(title);
  }
});

test('a job has its text, a form that goes to the API, and what search engines read', async () => {
  answerWith(() => Response.json(openJob));
  const { status, html, headers } = await read(JOB);
  expect(status).toBe(200);
  expect(headers.get('X-Robots-Tag')).toBeNull();
  expect(html).toContain('action="https://api.example.com/base/open_jobs/job_backend/applications"');
  expect(html).toContain('<li>own APIs from design to production</li>');
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'JobPosting',
    title: openJob.title,
    datePosted: openJob.published_at,
    directApply: true,
    hiringOrganization: { name: 'North Harbour' },
    jobLocation: { address: openJob.place },
  });
});

test('a form that is drawn anew has another key', async () => {
  vi.useFakeTimers();
  try {
    answerWith(() => Response.json(openJob));
    const keyOf = async () => /name="key" value="(.*?)"/.exec((await read(JOB)).html)?.[1];
    const first = await keyOf();
    expect(first).toMatch(/^[\da-f-]{36}$/);
    vi.advanceTimersByTime(1_001);
    expect(await keyOf()).not.toBe(first);
  } finally {
    vi.useRealTimers();
  }
});

test('it is compressed for whoever takes that', async () => {
  answerWith(() => Response.json(openJob));
  const response = await app.request(JOB, { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
  const html = gunzipSync(new Uint8Array(await response.arrayBuffer())).toString();
  expect(html).toBe((await read(JOB)).html);
});

test('the scripts of a page are those that its policy names, and nothing else may run', async () => {
  answerWith(() => Response.json(openJob));
  const { html, headers } = await read(JOB);
  const policy = headers.get('Content-Security-Policy') ?? '';
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
  expect(scripts).toHaveLength(2);
  for (const script of scripts)
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' https://api.example.com;");
});

test('nothing that a job says becomes markup', async () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
  answerWith(() =>
    Response.json({
      ...openJob,
      title: evil,
      description: evil,
      place: evil,
      organization: evil,
      skills_required: evil,
    }),
  );
  const { html } = await read(JOB);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img');
  const { html: refused } = await read(`${JOB}?problem=${encodeURIComponent(evil)}`);
  expect(refused).not.toContain('<img');
});

test('who comes back from an application that arrived is told so, and search engines are not', async () => {
  answerWith(() => Response.json(openJob));
  const { html, headers } = await read(`${JOB}?sent`);
  expect(html).toContain('Your application was sent.');
  expect(html).not.toContain('<form');
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
});

test('a job of another page is not here', async () => {
  answerWith(() => Response.json({ ...openJob, address: 'another' }));
  const { status, html } = await read(JOB);
  expect(status).toBe(404);
  expect(html).toContain('This job is not open any more.');
  expect(html).not.toContain(openJob.description.slice(0, 20));
});

test.each([404, 422])('where the API says %d, there is no such page', async (status) => {
  answerWith(() => Response.json({ detail: 'No.', code: 'not_found' }, { status }));
  expect(await read(PAGE)).toMatchObject({
    status: 404,
    html: expect.stringContaining('There is no such page.'),
  });
  expect(await read(JOB)).toMatchObject({
    status: 404,
    html: expect.stringContaining('This job is not open any more.'),
  });
});

test.each<[string, () => Response | Promise<Response>]>([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['is asked too much', () => Response.json({ code: 'rate_limited' }, { status: 429 })],
  ['fails', () => new Response('<h1>Oops</h1>', { status: 500 })],
  ['breaks off', () => new Response('{"organization": "North')],
  ['says nothing', () => new Response('')],
])('where the API %s, the page says to load it again', async (_, answer) => {
  answerWith(answer);
  for (const path of [PAGE, JOB])
    expect(await read(path)).toMatchObject({
      status: 503,
      html: expect.stringContaining('This page cannot be shown right now.'),
    });
});

test('an address that cannot be one is left to the app', async () => {
  answerWith(() => Response.json(jobs));
  expect((await app.request('/jobs/job_backend/board')).status).toBe(404);
  expect((await app.request('/jobs/3f2c-backend/board')).status).toBe(404);
  expect((await app.request('/jobs/North')).status).toBe(404);
  expect(asked).toEqual([]);
});

test('a thousand readers at once cost one question to the API', async () => {
  answerWith(() => Response.json(openJob));
  const pages = await Promise.all(Array.from({ length: 1000 }, () => read(JOB)));
  expect(asked).toHaveLength(1);
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
});

test('what changed is there a second later', async () => {
  vi.useFakeTimers();
  try {
    answerWith(() => Response.json(jobs));
    expect((await read(PAGE)).html).toContain(openJob.title);
    answerWith(() => Response.json({ ...jobs, jobs: [] }));
    vi.advanceTimersByTime(2_001);
    expect((await read(PAGE)).html).toContain('No job is open right now.');
  } finally {
    vi.useRealTimers();
  }
});

test('a page of nothing leads back to its own address', async () => {
  answerWith(() => Response.json({ detail: 'No.', code: 'not_found' }, { status: 404 }));
  for (const address of ['north-harbour', 'south-harbour'])
    expect((await read(`/jobs/${address}/job_x`)).html).toContain(`href="/jobs/${address}"`);
});
