import type { ErrorBody, ErrorCode } from '@cortex/api-client/model';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer that is not success. It ends the request wherever it is thrown. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>> = {};

  constructor(
    status: ContentfulStatusCode,
    code: ErrorCode,
    detail: string,
    errors?: Record<string, string>,
  ) {
    super(`${status} ${code}`);
    this.status = status;
    this.body = errors ? { detail, code, errors } : { detail, code };
  }
}

/** 404: there is no such record, or the caller does not see it. */
export function notFound(): HttpError {
  return new HttpError(404, 'not_found', 'It is not here. It may have been deleted.');
}

/** 405: the path is right, but it does not have this method. */
export class MethodNotAllowed extends HttpError {
  override readonly headers: Readonly<Record<string, string>>;

  constructor(methods: readonly string[]) {
    super(405, 'method_not_allowed', `This address takes ${methods.join(', ')}.`);
    this.headers = { Allow: methods.join(', ') };
  }
}

/** 401: no token, an unknown one, or its session has ended. */
export function unauthenticated(): HttpError {
  return new HttpError(401, 'unauthenticated', 'Your session has ended. Sign in again.');
}

/** 400: the body cannot be read as what it claims to be, or breaks off. */
export function malformed(): HttpError {
  return new HttpError(400, 'malformed_request', 'The request could not be read. Send it again.');
}

/** 422: fields at fault, each with a sentence. */
export function invalid(errors: Record<string, string>): HttpError {
  return new HttpError(422, 'validation_failed', 'Some fields need another look.', errors);
}

/** 429: too many attempts. It says in how many seconds the next one is taken. */
export class TooManyAttempts extends HttpError {
  override readonly headers: Readonly<Record<string, string>>;

  constructor(seconds: number, detail = tooMany(seconds)) {
    super(429, 'rate_limited', detail);
    this.headers = { 'Retry-After': String(seconds) };
  }
}

function tooMany(seconds: number): string {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : 'a minute';
  return `Too many attempts. Wait ${wait} and try again.`;
}

/** 503: the server has all the work that it can take, or something that it needs is away. It says in how many seconds to ask again. */
export class ServerBusy extends HttpError {
  override readonly headers: Readonly<Record<string, string>>;

  constructor(seconds: number, detail = 'The server is busy, so nothing was saved. Try again in a moment.') {
    super(503, 'server_busy', detail);
    this.headers = { 'Retry-After': String(seconds) };
  }
}
