import type { ErrorBody } from './generated/model/index.ts';
import { getAccessToken } from './session.ts';

/** How long a call may take, the reading of its answer included, in milliseconds (section 7 of the specification). */
export const TIMEOUT_MS = 10_000;

/**
 * Why a call did not succeed.
 * - `status`: the server answered, and not with success.
 * - `network`, `timeout`, `unreadable`: there is no usable answer.
 */
export type ApiErrorReason = 'status' | 'network' | 'timeout' | 'unreadable';

type ApiErrorInit = {
  reason: ApiErrorReason;
  operation: string;
  authenticated: boolean;
  status?: number;
  body?: unknown;
};

/** The one error that a call throws. It carries no request data, so that it can be logged. */
export class ApiError<Body = ErrorBody> extends Error {
  override readonly name = 'ApiError';
  readonly reason: ApiErrorReason;
  /** Method and path without the query, e.g. `GET /jobs/`. */
  readonly operation: string;
  /** Whether the request carried a bearer token. */
  readonly authenticated: boolean;
  readonly status: number | undefined;
  readonly body: Body | undefined;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor({ reason, operation, authenticated, status, body }: ApiErrorInit) {
    super(`${operation}: ${status ?? reason}`);
    const error = readErrorBody(body);
    this.reason = reason;
    this.operation = operation;
    this.authenticated = authenticated;
    this.status = status;
    this.body = error as Body | undefined;
    this.code = error?.code;
    this.detail = error?.detail;
    this.fieldErrors = error?.errors ?? {};
  }

  /** True where the server answered, and not with success ("Failed …" in the catalogue, else "Error …"). */
  get answered(): boolean {
    return this.reason === 'status';
  }

  /** True where the request carried a token that the server no longer takes. The app says so once, in place of any other text. */
  get sessionExpired(): boolean {
    return this.status === 401 && this.authenticated && this.code !== 'invalid_credentials';
  }
}

/** The error and body types that the generated client refers to. */
export type ErrorType<Body> = ApiError<Body>;
export type BodyType<Body> = Body;

let baseUrl = '';

/** Sets the API's address: scheme, host, port and an optional path prefix, which is kept. */
export function configureBaseUrl(url: string): void {
  baseUrl = url.replace(/\/+$/, '');
}

type Rule = { isSuccess: (status: number) => boolean; needsBody: boolean };

function createRequest({ isSuccess, needsBody }: Rule) {
  return async function send<T>(url: string, init: RequestInit = {}): Promise<T> {
    const token = getAccessToken();
    const headers = new Headers(init.headers);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    const operation = `${init.method ?? 'GET'} ${url.split('?')[0]}`;
    const fail = (reason: ApiErrorReason, status?: number, body?: unknown) =>
      new ApiError({ reason, operation, authenticated: token !== null, status, body });

    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), TIMEOUT_MS);
    const signal = init.signal ? AbortSignal.any([init.signal, deadline.signal]) : deadline.signal;
    try {
      const response = await fetch(baseUrl + url, { ...init, headers, signal });
      const text = await response.text();
      const body = parseJson(text);
      if (!isSuccess(response.status)) throw fail('status', response.status, body);
      if (needsBody && body === undefined) throw fail('unreadable', response.status);
      return body as T;
    } catch (error) {
      if (error instanceof ApiError || init.signal?.aborted) throw error;
      throw fail(deadline.signal.aborted ? 'timeout' : 'network');
    } finally {
      clearTimeout(timer);
    }
  };
}

const any2xx = (status: number) => status >= 200 && status < 300;
const only200 = (status: number) => status === 200;
const only200Or201 = (status: number) => status === 200 || status === 201;

/** Sends a call for which any 2xx is success. Throws {@link ApiError}; an aborted call throws what `fetch` throws. */
export const request = createRequest({ isSuccess: any2xx, needsBody: true });
/** As {@link request}, for a call whose answer nobody reads: an empty or unreadable body is no failure. */
export const requestWithoutAnswer = createRequest({ isSuccess: any2xx, needsBody: false });
/** As {@link request}, for a call that succeeds with 200 alone. */
export const requestOk = createRequest({ isSuccess: only200, needsBody: true });
/** As {@link requestWithoutAnswer}, for a call that succeeds with 200 alone. */
export const requestOkWithoutAnswer = createRequest({ isSuccess: only200, needsBody: false });
/** As {@link request}, for a call that succeeds with 200 or 201. */
export const requestOkOrCreated = createRequest({ isSuccess: only200Or201, needsBody: true });
/** As {@link requestWithoutAnswer}, for a call that succeeds with 200 or 201. */
export const requestOkOrCreatedWithoutAnswer = createRequest({ isSuccess: only200Or201, needsBody: false });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

function readErrorBody(body: unknown): ErrorBody | undefined {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return undefined;
  if (typeof body.detail !== 'string') return undefined;
  const code = 'code' in body && typeof body.code === 'string' ? body.code : '';
  const errors = 'errors' in body && isTextRecord(body.errors) ? body.errors : undefined;
  return errors ? { detail: body.detail, code, errors } : { detail: body.detail, code };
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
