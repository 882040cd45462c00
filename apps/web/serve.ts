import { createHash } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { openJobs } from './openJobs.ts';
import { listedPaths, paths } from './src/paths.ts';

const DIST = fileURLToPath(new URL('dist', import.meta.url));

/** Pages whose address ends with a secret. */
const secretPaths: readonly string[] = [paths.yourApplication, paths.invitation, paths.companySignIn];

/** How long a shutdown waits for open connections. */
const GRACE_MS = 3_000;

/** How to serve the production build. */
export type ServeOptions = {
  port: number;
  hostname?: string;
  /** Where the browser finds the API: scheme, host, port and an optional path prefix. */
  apiBaseUrl: string;
  /** Where this server finds it, where that is another address. */
  apiUrl?: string;
  /** Stripe's key for browsers. Without one the payment page says that Stripe has not loaded. */
  stripePublishableKey?: string;
  /** Whether people reach it over TLS, so that browsers should ask for nothing else. */
  isSecure?: boolean;
  /** What keeps a connection that sends requests without waiting for answers from taking all memory. */
  limits: {
    limitPipelining(fetch: Fetch): Fetch;
    readInSlices(server: Pick<EventEmitter, 'on' | 'prependListener'>): void;
  };
};

type Fetch = Parameters<typeof serve>[0]['fetch'];

/**
 * Serves the build, compressed, with the API's address and Stripe's key filled into index.html, which answers every
 * path that is no file. Rejects where the port is taken or there is no build.
 */
export async function serveWeb({
  port,
  hostname,
  apiBaseUrl,
  apiUrl = apiBaseUrl,
  stripePublishableKey = process.env.STRIPE_PUBLISHABLE_KEY ?? '',
  isSecure = false,
  limits,
}: ServeOptions): Promise<{ url: string; stop(): Promise<void> }> {
  const html = readFileSync(`${DIST}/index.html`, 'utf8')
    .replace('__API_BASE_URL__', escapeAttribute(apiBaseUrl))
    .replace('__STRIPE_PUBLISHABLE_KEY__', escapeAttribute(stripePublishableKey));
  const page = { br: brotliCompressSync(html), gzip: gzipSync(html, { level: 9 }) };
  const contentSecurityPolicy = describePolicy(html, new URL(apiBaseUrl).origin);

  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', contentSecurityPolicy);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', secretPaths.includes(c.req.path) ? 'no-referrer' : 'same-origin');
    c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    c.header('Permissions-Policy', 'camera=(), display-capture=(), geolocation=(), microphone=(), usb=()');
    if (isSecure) c.header('Strict-Transport-Security', 'max-age=31536000');
  });
  app.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  app.use('/assets/*', serveStatic({ root: DIST, precompressed: true }));
  app.get('/assets/*', (c) => c.notFound());
  for (const file of ['/favicon.svg', '/robots.txt'])
    app.get(file, serveStatic({ root: DIST, precompressed: true }));
  const baseStyles = (html.match(/<style(?: id="fonts")?>[\s\S]*?<\/style>/g) ?? []).join('');
  app.route('/', openJobs({ apiUrl, apiBaseUrl, baseStyles }));
  app.get('*', (c) => {
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept-Encoding');
    if (!listedPaths.includes(c.req.path)) c.header('X-Robots-Tag', 'noindex');
    const accepted = c.req.header('Accept-Encoding') ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    if (!encoding) return c.html(html);
    c.header('Content-Encoding', encoding);
    return c.body(new Uint8Array(page[encoding]), 200, { 'Content-Type': 'text/html; charset=UTF-8' });
  });

  return new Promise((resolve, reject) => {
    const server = serve({ fetch: limits.limitPipelining(app.fetch), port, hostname }, (info) =>
      resolve({
        url: `http://localhost:${info.port}`,
        stop: () => {
          const cut = setTimeout(
            () => 'closeAllConnections' in server && server.closeAllConnections(),
            GRACE_MS,
          );
          return new Promise((closed) =>
            server.close(() => {
              clearTimeout(cut);
              closed();
            }),
          );
        },
      }),
    );
    limits.readInSlices(server);
    server.on('error', reject);
  });
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** Scripts come from here and, on the payment page, from Stripe; inline ones only where their hash is known. */
function describePolicy(html: string, apiOrigin: string): string {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')} https://js.stripe.com`,
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ${apiOrigin} https://api.stripe.com`,
    'frame-src https://js.stripe.com https://hooks.stripe.com',
    "img-src 'self' data: https://*.stripe.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "frame-ancestors 'none'",
  ].join('; ');
}
