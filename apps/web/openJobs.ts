import { createHash, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { OpenJob, OpenJobs } from '@cortex/api-client/model';
import { type Context, Hono } from 'hono';
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
const KEPT_MS = 1_000;
const MOST_KEPT = 500;

/** What stands for the address in a page that all addresses share: no text holds it. */
const ADDRESS = randomUUID();

/** What a job's board is called (`paths.jobBoard`). */
const BOARD = 'board';

/** A page as it is given; `gzip` where it is given often. */
type Page = { html: string; gzip?: Uint8Array<ArrayBuffer>; status: 200 | 404 | 503 };

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

  let policy: string | undefined;

  async function answer(c: Context, { html, gzip, status }: Page) {
    const { scripts } = await load();
    policy ??= describePolicy(scripts, new URL(apiBaseUrl).origin);
    c.header('Content-Security-Policy', policy);
    c.header('Vary', 'Accept-Encoding');
    // Whoever comes back finds what they typed, which a page that is not kept would have lost.
    c.header('Cache-Control', 'no-cache');
    if (status !== 200 || c.req.url.includes('?')) c.header('X-Robots-Tag', 'noindex');
    if (gzip && c.req.header('Accept-Encoding')?.includes('gzip')) {
      c.header('Content-Encoding', 'gzip');
      return c.body(gzip, status, { 'Content-Type': 'text/html; charset=UTF-8' });
    }
    const { address = '' } = c.req.param();
    return c.html(html.replaceAll(ADDRESS, address), status);
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
    return compressed(await drawOpenJobs(page, { address, baseStyles }));
  }

  async function one(address: string, id: string, view: { sent: boolean; problem: string | undefined }) {
    const { drawOpenJob } = await load();
    const job = await ask<OpenJob>(`${apiUrl}/open_jobs/${id}`);
    if (job === 'unavailable') return without(job);
    const draw = (shown: OpenJob | null) =>
      drawOpenJob(shown, {
        address: shown ? address : ADDRESS,
        baseStyles,
        formAction: `${apiBaseUrl}/open_jobs/${id}/applications`,
        // The same for who asks meanwhile: it stands for a form together with what is in it.
        formKey: randomUUID(),
        ...view,
      });
    if (job !== 'gone' && job.address === address) return compressed(await draw(job));
    return { html: await keepText('no job', () => draw(null)), status: 404 as const };
  }

  return new Hono()
    .get('/jobs/:address{[a-z0-9-]+}', async (c) => {
      const { address } = c.req.param();
      return answer(c, await keepPage(address, () => list(address)));
    })
    .get('/jobs/:address{[a-z0-9-]+}/:id{[A-Za-z0-9_-]+}', async (c, next) => {
      const { address, id } = c.req.param();
      // A page of the app, where the ids of a server look like addresses.
      if (id === BOARD) return next();
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

function compressed(html: string): Page {
  return { html, gzip: new Uint8Array(gzipSync(html)), status: 200 };
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
