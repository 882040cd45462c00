import { createHash, randomUUID } from 'node:crypto';
import type { OpenJob, OpenJobs } from '@cortex/api-client/model';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Base, Drawing } from './src/openJobs/drawing.ts';

/** What the build made of `src/openJobs/drawOpenJobs.tsx`. */
const BUILT = new URL('dist/server/openJobs.js', import.meta.url).href;

/** How long the API may take for what a page shows. */
const PATIENCE_MS = 5_000;

export type OpenJobsOptions = Base & {
  /** What draws the pages; the build's unless stated. */
  load?: () => Promise<Drawing>;
  /** Where this server finds the API. */
  apiUrl: string;
  /** Where browsers find it. */
  apiBaseUrl: string;
};

/** For how long a page is given as it was drawn, so that who asks for it a thousand times a second keeps nobody waiting. */
const KEPT_MS = 2_000;
const MOST_KEPT = 500;

/** What stands in a drawn page for what is another each time: no text of a job holds it. */
const KEY = randomUUID();
const ADDRESS = randomUUID();

type Page = { html: string; status: 200 | 404 | 503 };

/**
 * The public pages of open jobs, `/jobs/:address` and `/jobs/:address/:id`, drawn here for whoever asks: they work without
 * scripts, and search engines read them.
 */
export function openJobs({
  apiUrl,
  apiBaseUrl,
  baseStyles,
  load = () => import(BUILT),
}: OpenJobsOptions): Hono {
  const keepPage = createKeeper<Page>();
  const keepText = createKeeper<string>();

  async function answer(c: Context, { html, status }: Page) {
    const { scripts } = await load();
    const { origin } = new URL(apiBaseUrl);
    c.header('Content-Security-Policy', describePolicy(scripts, origin));
    // Whoever comes back finds what they typed, which a page that is not kept would have lost.
    c.header('Cache-Control', 'no-cache');
    if (status !== 200 || c.req.url.includes('?')) c.header('X-Robots-Tag', 'noindex');
    const { address = '' } = c.req.param();
    return c.html(html.replaceAll(ADDRESS, address).replace(KEY, randomUUID()), status);
  }

  /** One page for all addresses of which there is none to show, as anybody can make up many. */
  async function without(page: 'gone' | 'unavailable'): Promise<Page> {
    const { drawOpenJobs } = await load();
    const html = await keepText(page, () => drawOpenJobs(page, { address: ADDRESS, baseStyles }));
    return { html, status: page === 'gone' ? 404 : 503 };
  }

  async function list(address: string): Promise<Page> {
    const page = await ask<OpenJobs>(`${apiUrl}/open_jobs/?address=${address}`);
    if (typeof page === 'string') return without(page);
    const { drawOpenJobs } = await load();
    return { html: await drawOpenJobs(page, { address, baseStyles }), status: 200 };
  }

  async function one(address: string, id: string, view: { sent: boolean; problem: string | undefined }) {
    const { drawOpenJob } = await load();
    const job = await ask<OpenJob>(`${apiUrl}/open_jobs/${id}`);
    if (job === 'unavailable') return without(job);
    const draw = (shown: OpenJob | null) =>
      drawOpenJob(shown, {
        address: ADDRESS,
        baseStyles,
        formAction: `${apiBaseUrl}/open_jobs/${id}/applications`,
        formKey: KEY,
        ...view,
      });
    if (job !== 'gone' && job.address === address) return { html: await draw(job), status: 200 as const };
    return { html: await keepText('no job', () => draw(null)), status: 404 as const };
  }

  return new Hono()
    .use(compress())
    .get('/jobs/:address{[a-z0-9-]+}', async (c) => {
      const { address } = c.req.param();
      return answer(c, await keepPage(address, () => list(address)));
    })
    .get('/jobs/:address{[a-z0-9-]+}/:id{[A-Za-z0-9_-]+}', async (c) => {
      const { address, id } = c.req.param();
      const { isProblem } = await load();
      const sent = c.req.query('sent') !== undefined;
      const asked = c.req.query('problem');
      // Each other word is the same page.
      const problem = asked === undefined || isProblem(asked) ? asked : 'other';
      const page = await keepPage([address, id, sent, problem].join(' '), () =>
        one(address, id, { sent, problem }),
      );
      return answer(c, page);
    });
}

/** Makes each thing once in a while, however many ask for it at once; of very many the oldest are made again. */
function createKeeper<Made>() {
  const kept = new Map<string, { until: number; made: Promise<Made> }>();
  return (name: string, make: () => Promise<Made>): Promise<Made> => {
    const now = Date.now();
    const known = kept.get(name);
    if (known && known.until > now) return known.made;
    const made = make();
    kept.delete(name);
    kept.set(name, { until: now + KEPT_MS, made });
    made.catch(() => kept.delete(name));
    for (const [oldest] of kept) if (kept.size > MOST_KEPT) kept.delete(oldest);
    return made;
  };
}

/** What the API says: `gone` where it has no such thing, `unavailable` where it says nothing that can be shown. */
async function ask<Answer>(url: string): Promise<Answer | 'gone' | 'unavailable'> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok) return JSON.parse(await response.text());
    return [404, 422].includes(response.status) ? 'gone' : 'unavailable';
  } catch {
    return 'unavailable';
  }
}

function describePolicy(scripts: readonly string[], apiOrigin: string): string {
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src ${apiOrigin}`,
    // Chromium holds a redirect of a form's answer to this, too.
    `form-action 'self' ${apiOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
