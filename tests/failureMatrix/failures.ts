import { type OperationId, operations } from '@cortex/api-client/operations';
import { HttpResponse, http, type RequestHandler } from 'msw';

export const API = 'https://api.cortex.test';

type ErrorBody = { detail: string; code: string; errors?: Record<string, string> };

/** What the browser gets in place of an answer, or as one. */
export type Failure = { title: string } & (
  | { kind: 'none'; logged: 'network' | 'timeout'; answer: () => Response | Promise<never> }
  | { kind: 'status'; status: number; code: string }
  | { kind: 'unreadable'; answer: () => Response }
);

const json = { 'Content-Type': 'application/json' };

export const failures = {
  network: { title: 'network down', kind: 'none', logged: 'network', answer: () => HttpResponse.error() },
  timeout: {
    title: 'no answer for 11 s',
    kind: 'none',
    logged: 'timeout',
    answer: () => new Promise<never>(() => {}),
  },
  500: { title: '500', kind: 'status', status: 500, code: 'internal_error' },
  401: { title: '401', kind: 'status', status: 401, code: 'unauthenticated' },
  403: { title: '403', kind: 'status', status: 403, code: 'admin_required' },
  upgrade: { title: '403 `upgrade_required`', kind: 'status', status: 403, code: 'upgrade_required' },
  404: { title: '404', kind: 'status', status: 404, code: 'not_found' },
  422: { title: '422 with field errors', kind: 'status', status: 422, code: 'validation_failed' },
  429: { title: '429', kind: 'status', status: 429, code: 'rate_limited' },
  html: {
    title: 'HTML body',
    kind: 'unreadable',
    answer: () => HttpResponse.html('<!doctype html><title>Sign in to the network</title>'),
  },
  truncated: {
    title: 'truncated JSON',
    kind: 'unreadable',
    answer: () => new HttpResponse('{"id":"x","title":"Senior Back', { headers: json }),
  },
  empty: { title: 'empty 200', kind: 'unreadable', answer: () => new HttpResponse(null, { headers: json }) },
} as const satisfies Record<string, Failure>;

export type FailureId = keyof typeof failures;

/** In the order of the table; an object would put the numbers first. */
export const failureIds: readonly FailureId[] = [
  'network',
  'timeout',
  500,
  401,
  403,
  'upgrade',
  404,
  422,
  429,
  'html',
  'truncated',
  'empty',
];

/** What the server says in the body of a status; a person reads it as the toast's second line. */
export function getDetail(code: string): string {
  return `The server's own words for ${code}.`;
}

/** What the server says of one field. */
export function getFieldError(field: string): string {
  return `The server does not take this ${field}.`;
}

type Injection = {
  operationId: OperationId;
  failureId: FailureId;
  /** What the server refuses, where the failure is that; without any, a field that the screen does not have. */
  fields: readonly string[];
  onCall: (request: Request) => void;
};

/** Answers one operation with the failure. */
export function inject({ operationId, failureId, fields, onCall }: Injection): RequestHandler {
  const { method, path } = operations[operationId];
  const failure: Failure = failures[failureId];
  return http[method](`${API}${path.replace(/\{(\w+)\}/g, ':$1')}`, ({ request }) => {
    onCall(request);
    if (failure.kind !== 'status') return failure.answer();
    const { status, code } = failure;
    const body: ErrorBody = { detail: getDetail(code), code };
    if (status === 422) {
      const refused = fields.length > 0 ? fields : ['unknown'];
      body.errors = Object.fromEntries(refused.map((name) => [name, getFieldError(name)]));
    }
    return HttpResponse.json(body, { status });
  });
}
