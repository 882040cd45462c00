import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

const EXPOSED = ['Accept-Idempotency-Key', 'Deprecation', 'ETag', 'Retry-After', 'Sunset', 'X-Request-Id'];

/**
 * Lets pages of these origins call from a browser, e.g. `https://cortex.example.com`. An origin that ends in `:*` stands for
 * all ports of its host.
 */
export function allowOrigins(allowed: readonly string[]): MiddlewareHandler {
  const allow = (origin: string) => (allowed.some((pattern) => matches(pattern, origin)) ? origin : null);
  const preflight = cors({
    origin: allow,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match'],
    exposeHeaders: EXPOSED,
    maxAge: 600,
  });
  return (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    // Hono's own way makes each answer again once it is there, which takes as long as the rest of a small one.
    const origin = allow(c.req.header('Origin') ?? '');
    if (origin) c.header('Access-Control-Allow-Origin', origin);
    c.header('Access-Control-Expose-Headers', EXPOSED.join(','));
    c.header('Vary', 'Origin');
    return next();
  };
}

function matches(pattern: string, origin: string): boolean {
  if (!pattern.endsWith(':*')) return pattern === origin;
  const { protocol, hostname } = URL.parse(origin) ?? {};
  return `${protocol}//${hostname}:*` === pattern;
}
