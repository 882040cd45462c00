import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

/**
 * What is written down of a request: never a body, a query, a header or an id of a person, so that logs hold no
 * personal data. The route is the pattern (`/candidates/:id`), the time in milliseconds.
 */
export type RequestEntry = {
  at: string;
  request: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  /** What broke inside, where something did. */
  fault?: Fault;
};

/** An unexpected error without its message, which may quote data: its name, its code and where it was thrown. */
export type Fault = { name: string; code?: string | number; stack: string[] };

/** Writes down that a request was answered, dated by the clock. */
export type RequestLog = { log(entry: RequestEntry): void; clock(): Date };

/** Writes one entry a request, and gives the request's id in the answer so that a person can name it to support. */
export function logRequests({ log, clock }: RequestLog): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    const request = crypto.randomUUID();
    c.header('X-Request-Id', request);
    await next();
    const entry: RequestEntry = {
      at: clock().toISOString(),
      request,
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
    };
    log(c.error && c.res.status >= 500 ? { ...entry, fault: describeFault(c.error) } : entry);
  };
}

/** What may be written down of an unexpected error. */
export function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const stack = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const fault: Fault = { name: error.name, stack: stack.map((line) => line.trim()).slice(0, 8) };
  if ('code' in error && (typeof error.code === 'string' || typeof error.code === 'number')) {
    fault.code = error.code;
  }
  return fault;
}
