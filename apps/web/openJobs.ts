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

/**
 * The public pages of open jobs, `/jobs/:address` and `/jobs/:address/:id`, drawn here for each request: they work without
 * scripts, and search engines read them.
 */
export function openJobs({
  apiUrl,
  apiBaseUrl,
  baseStyles,
  load = () => import(BUILT),
}: OpenJobsOptions): Hono {
  async function answer(c: Context, html: string, status: 200 | 404 | 503) {
    const { scripts } = await load();
    const { origin } = new URL(apiBaseUrl);
    c.header('Content-Security-Policy', describePolicy(scripts, origin));
    // Whoever comes back finds what they typed, which a page that is not kept would have lost.
    c.header('Cache-Control', 'no-cache');
    if (status !== 200 || c.req.url.includes('?')) c.header('X-Robots-Tag', 'noindex');
    return c.html(html, status);
  }

  async function unavailable(c: Context, address: string) {
    const { drawOpenJobs } = await load();
    return answer(c, await drawOpenJobs('unavailable', { address, baseStyles }), 503);
  }

  return new Hono()
    .use(compress())
    .get('/jobs/:address{[a-z0-9-]+}', async (c) => {
      const { address } = c.req.param();
      const page = await ask<OpenJobs>(`${apiUrl}/open_jobs/?address=${address}`);
      if (page === 'unavailable') return unavailable(c, address);
      const { drawOpenJobs } = await load();
      const html = await drawOpenJobs(page, { address, baseStyles });
      return answer(c, html, page === 'gone' ? 404 : 200);
    })
    .get('/jobs/:address{[a-z0-9-]+}/:id{[A-Za-z0-9_-]+}', async (c) => {
      const { address, id } = c.req.param();
      const job = await ask<OpenJob>(`${apiUrl}/open_jobs/${id}`);
      if (job === 'unavailable') return unavailable(c, address);
      const shown = job === 'gone' || job.address !== address ? null : job;
      const { drawOpenJob } = await load();
      const html = await drawOpenJob(shown, {
        address,
        baseStyles,
        formAction: `${apiBaseUrl}/open_jobs/${id}/applications`,
        formKey: randomUUID(),
        sent: c.req.query('sent') !== undefined,
        problem: c.req.query('problem'),
      });
      return answer(c, html, shown ? 200 : 404);
    });
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
