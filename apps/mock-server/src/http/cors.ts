import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/**
 * Lets pages of these origins call from a browser, e.g. `https://cortex.example.com`. An origin that ends in `:*` stands for
 * all ports of its host.
 */
export function allowOrigins(allowed: readonly string[]): MiddlewareHandler {
  return cors({
    origin: (origin) => (allowed.some((pattern) => matches(pattern, origin)) ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type'],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
}

function matches(pattern: string, origin: string): boolean {
  if (!pattern.endsWith(':*')) return pattern === origin;
  const { protocol, hostname } = URL.parse(origin) ?? {};
  return `${protocol}//${hostname}:*` === pattern;
}
