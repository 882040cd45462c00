import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

/**
 * What is written down of a request: never a body, a query, a header or an id of a person, so that logs hold no
 * personal data. The route is the pattern (`/candidates/:id`), the time in milliseconds.
 */
export type RequestEntry = {
  at: string;
  level: LogLevel;
  request: string;
  /** The trace that whoever called it belongs to, by `traceparent`. */
  trace?: string;
  method: string;
  route: string;
  /** The operation of the contract; missing where a path is none of its. */
  operation?: string;
  status: number;
  ms: number;
  /** What broke inside, where something did. */
  fault?: Fault;
};

/** The span of whoever called, by `traceparent`, and whether they record it. */
export type CallerSpan = { span: string; isSampled: boolean };

/** How much a line of the log matters, most first. */
export const LOG_LEVELS = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Whether a line belongs into a log that is kept down to a level. */
export function isLogged({ level }: { level: LogLevel }, lowest: LogLevel): boolean {
  return LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(lowest);
}

/** An unexpected error without its message, which may quote data: its name, its code and where it was thrown. */
export type Fault = { name: string; code?: string | number; stack: string[] };

/** Writes down that a request was answered, dated by the clock; by how many proxies decides whether their ids are taken. */
export type RequestLog = {
  log(entry: RequestEntry, caller?: CallerSpan): void;
  clock(): Date;
  /** Whether a proxy of ours stands in front, so that the id that it gave a request is the request's. */
  isBehindProxy?: boolean | undefined;
};

type Named = { Variables: { operation?: string } };

const REQUEST_ID = /^[\w.-]{8,64}$/;
const TRACE_PARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/;

/** Statuses that say of the server that it has too much to do, or of a caller that they ask too much. */
const TOO_MUCH = [408, 429, 503];

/** Writes one entry a request, and gives the request's id in the answer so that a person can name it to support. */
export function logRequests({ log, clock, isBehindProxy = false }: RequestLog): MiddlewareHandler<Named> {
  return async (c, next) => {
    const startedAt = performance.now();
    const request = (isBehindProxy && readRequestId(c)) || crypto.randomUUID();
    c.header('X-Request-Id', request);
    await next();
    const { status } = c.res;
    const [, trace, span = '', flags = ''] = TRACE_PARENT.exec(c.req.header('traceparent') ?? '') ?? [];
    const caller = trace ? { span, isSampled: (Number.parseInt(flags, 16) & 1) === 1 } : undefined;
    const operation = c.get('operation');
    const entry: RequestEntry = {
      at: clock().toISOString(),
      level: levelOf(status),
      request,
      ...(trace ? { trace } : {}),
      method: c.req.method,
      route: routePath(c, -1),
      ...(operation ? { operation } : {}),
      status,
      ms: Math.round(performance.now() - startedAt),
    };
    log(c.error && status >= 500 ? { ...entry, fault: describeFault(c.error) } : entry, caller);
  };
}

function readRequestId(c: Context): string | undefined {
  const given = c.req.header('X-Request-Id') ?? '';
  return REQUEST_ID.test(given) ? given : undefined;
}

function levelOf(status: number): LogLevel {
  if (TOO_MUCH.includes(status)) return 'warn';
  return status >= 500 ? 'error' : 'info';
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
