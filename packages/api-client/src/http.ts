import { isAttended } from './attention.ts';
import { callLimits } from './generated/callLimits.ts';
import type { ErrorBody, ErrorCode } from './generated/model/index.ts';
import { applyChanges, changesUrl, isChanges, isLongList } from './listChanges.ts';
import { mayRepeat } from './reauthentication.ts';
import { cacheResponse, readCachedResponse } from './responseCache.ts';
import { getAccessToken } from './session.ts';

/** How long a call may take, the reading of its answer included, in milliseconds. */
export const TIMEOUT_MS = callLimits.timeoutMs;

/**
 * Why a call did not succeed.
 * - `status`: the server answered, and not with success.
 * - `network`, `timeout`, `unreadable`: there is no usable answer.
 * - `stopped`: the person stopped the upload.
 */
export type ApiErrorReason = 'status' | 'network' | 'timeout' | 'unreadable' | 'stopped';

type ApiErrorInit = {
  reason: ApiErrorReason;
  operation: string;
  /** The bearer token that the request carried, or null. */
  token: string | null;
  status?: number;
  body?: unknown;
  /** The answer's `Retry-After`. */
  retryAfter?: string | null;
};

/** The one error that a call throws. It carries no request data, so that it can be logged. */
export class ApiError<Body = ErrorBody> extends Error {
  override readonly name = 'ApiError';
  readonly reason: ApiErrorReason;
  /** Method and path without the query, e.g. `GET /jobs/`. */
  readonly operation: string;
  readonly status: number | undefined;
  readonly body: Body | undefined;
  readonly code: ErrorCode | undefined;
  readonly detail: string | undefined;
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** After how many seconds the server takes the call, where it says so. */
  readonly retrySeconds: number | undefined;
  readonly #token: string | null;

  constructor({ reason, operation, token, status, body, retryAfter }: ApiErrorInit) {
    super(`${operation}: ${status ?? reason}`);
    const error = readErrorBody(body);
    this.reason = reason;
    this.operation = operation;
    this.#token = token;
    this.status = status;
    this.body = error as Body | undefined;
    this.code = error?.code;
    this.detail = error?.detail;
    this.fieldErrors = error?.errors ?? {};
    this.retrySeconds = Number(retryAfter) || undefined;
  }

  /** True where the server answered, and not with success ("Failed …" in the catalogue, else "Error …"). */
  get answered(): boolean {
    return this.reason === 'status';
  }

  /** True where the request carried a token that the server no longer takes. The app says so once, in place of any other text. */
  get sessionExpired(): boolean {
    return this.status === 401 && this.#token !== null && !REFUSED_SIGN_IN.test(this.code ?? '');
  }

  /**
   * Whether the session that has expired is the one that is stored now: another one may have begun since the request
   * was sent.
   */
  get endsSession(): boolean {
    return this.sessionExpired && this.#token === getAccessToken();
  }
}

/** What a 401 says of an attempt to sign in, whatever session there is. */
const REFUSED_SIGN_IN = /credentials|refused|factor/;

const NOT_MODIFIED = 304;

/** The error and body types that the generated client refers to. */
export type ErrorType<Body> = ApiError<Body>;
export type BodyType<Body> = Body;

let baseUrl = '';

/** Whether the server said that it takes idempotency keys. A header that a server of another origin does not allow would stop a call. */
let takesKeys = false;

/**
 * Sets the API's address: scheme, host, port and an optional path prefix, which is kept. A server that is known to take
 * idempotency keys need not say so first.
 */
export function configureBaseUrl(url: string, { takesIdempotencyKeys = false } = {}): void {
  baseUrl = url.replace(/(?<!\/)\/+$/, '');
  takesKeys = takesIdempotencyKeys;
}

type Rule = {
  isSuccess: (status: number) => boolean;
  needsBody: boolean;
  /** What a success is read as; undefined where it cannot be read. JSON unless stated. */
  read?: (text: string) => unknown;
  /** Whether an answer with a tag is kept, so that the server need not send it again. */
  isKept?: boolean;
};

function createRequest({ isSuccess, needsBody, read = parseJson, isKept = false }: Rule) {
  /** A call that is refused for want of a fresh proof is made once more, after the person entered their password. */
  return async function send<T>(url: string, init: RequestInit = {}): Promise<T> {
    try {
      return await sendOnce<T>(url, init);
    } catch (error) {
      if (!(error instanceof ApiError) || !(await mayRepeat(error.code))) throw error;
      return sendOnce<T>(url, init);
    }
  };

  async function sendOnce<T>(url: string, init: RequestInit): Promise<T> {
    const token = getAccessToken();
    const headers = new Headers(init.headers);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    const known = isKept ? readCachedResponse(url) : undefined;
    if (known) headers.set('If-None-Match', known.tag);
    if (!takesKeys && !isSameOrigin(baseUrl)) headers.delete(IDEMPOTENCY_KEY);
    const operation = `${init.method ?? 'GET'} ${url.split('?')[0]}`;
    const fail = (reason: ApiErrorReason, status?: number, body?: unknown, retryAfter?: string | null) =>
      new ApiError({ reason, operation, token, status, body, retryAfter });

    const deadline = createDeadline();
    const signal = init.signal ? AbortSignal.any([init.signal, deadline.signal]) : deadline.signal;
    try {
      const { status, text, retryAfter, tag } = await exchange(
        baseUrl + withAttention(url),
        { ...init, headers, signal },
        deadline.restart,
      );
      if (known && status === NOT_MODIFIED) return known.body as T;
      if (!isSuccess(status)) throw fail('status', status, parseJson(text), retryAfter);
      const body = read(text);
      if (needsBody && body === undefined) throw fail('unreadable', status);
      if (isKept && tag && token === getAccessToken()) cacheResponse(url, { tag, body });
      return body as T;
    } catch (error) {
      if (error instanceof ApiError || init.signal?.aborted) throw error;
      if (error instanceof Error && error.name === 'UploadStopped') throw fail('stopped');
      throw fail(deadline.signal.aborted ? 'timeout' : 'network');
    } finally {
      deadline.end();
    }
  }
}

const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** A request whose body has a file in it, by which the progress of its upload is known. */
type Uploading = RequestInit & { file?: File | undefined };

/** What sends a form under a key, so that a server that takes one stores it once, however often it is sent. */
export function withIdempotencyKey(key: string, file?: File): Uploading {
  return { headers: { [IDEMPOTENCY_KEY]: key }, file };
}

function isSameOrigin(url: string): boolean {
  return typeof location !== 'undefined' && URL.parse(url, location.href)?.origin === location.origin;
}

type Exchange = Uploading & { headers: Headers; signal: AbortSignal };

/** More than a slow line takes in the time of a call: a text with files in it. */
const LARGE_TEXT = 128 * 1024;

/** Sends a request and reads its answer. `onMoved` is called while a large body is being uploaded. */
async function exchange(url: string, init: Exchange, onMoved: () => void) {
  const { method = 'GET', headers, signal, body } = init;
  if (body instanceof FormData || (typeof body === 'string' && body.length > LARGE_TEXT)) {
    // The first page sends neither.
    const { canTellProgress, findFile, upload } = await import('./uploads.ts');
    const file = body instanceof FormData ? findFile(body) : init.file;
    if (canTellProgress() && (file || typeof body === 'string')) {
      const sending = { url, method, headers, body, signal, onMoved, ...(file ? { file } : {}) };
      return { ...(await upload(sending)), tag: null };
    }
  }
  const response = await fetch(url, init);
  takesKeys ||= response.headers.get('Accept-Idempotency-Key') === 'true';
  return {
    status: response.status,
    text: await response.text(),
    retryAfter: response.headers.get('Retry-After'),
    tag: response.headers.get('ETag'),
  };
}

/** Aborts its signal when nothing has happened for as long as a call may take. */
export function createDeadline() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  function restart() {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  }
  restart();
  return { signal: controller.signal, restart, end: () => clearTimeout(timer) };
}

/** A call that no person triggered says so, so that an unattended page does not keep its session alive. */
function withAttention(url: string): string {
  if (isAttended()) return url;
  return `${url}${url.includes('?') ? '&' : '?'}background=true`;
}

const any2xx = (status: number) => status >= 200 && status < 300;
const only200 = (status: number) => status === 200;
const only200Or201 = (status: number) => status === 200 || status === 201;

/** Sends a call for which any 2xx is success. Throws {@link ApiError}; an aborted call throws what `fetch` throws. */
export const request = createRequest({ isSuccess: any2xx, needsBody: true });
const requestTagged = createRequest({ isSuccess: any2xx, needsBody: true, isKept: true });
/** The servers that do not tell what has changed in a list, by their addresses. */
const withoutChanges = new Set<string>();

/**
 * As {@link request}, for an answer that the server need not send again while it is the same; the same object is given then.
 * Of a long list it is asked for the changes alone, where it tells them, and for the whole where it cannot.
 */
export async function requestKept<T>(url: string, init: RequestInit = {}): Promise<T> {
  const known = readCachedResponse(url);
  if (known && isLongList(known.body) && !withoutChanges.has(baseUrl)) {
    const token = getAccessToken();
    try {
      const changes = await request(changesUrl(url, known.tag), init);
      if (isChanges(changes)) {
        const body = applyChanges(known.body, changes);
        if (token === getAccessToken()) cacheResponse(url, { tag: changes.tag, body });
        return body as T;
      }
    } catch (error) {
      const isAnswered = error instanceof ApiError && /^(?:status|unreadable)$/.test(error.reason);
      if (!isAnswered || error.sessionExpired) throw error;
      if (error.code === undefined) withoutChanges.add(baseUrl);
    }
  }
  return requestTagged<T>(url, init);
}

/** As {@link request}, for a call whose answer nobody reads: an empty or unreadable body is no failure. */
export const requestWithoutAnswer = createRequest({ isSuccess: any2xx, needsBody: false });
/** As {@link request}, for a call that succeeds with 200 alone. */
export const requestOk = createRequest({ isSuccess: only200, needsBody: true });
/** As {@link requestOk}, for an answer that is CSV. */
export const requestOkText = createRequest({ isSuccess: only200, needsBody: true, read: readCsv });
/** As {@link requestWithoutAnswer}, for a call that succeeds with 200 alone. */
export const requestOkWithoutAnswer = createRequest({ isSuccess: only200, needsBody: false });
/** As {@link request}, for a call that succeeds with 200 or 201. */
export const requestOkOrCreated = createRequest({ isSuccess: only200Or201, needsBody: true });
/** As {@link requestWithoutAnswer}, for a call that succeeds with 200 or 201. */
export const requestOkOrCreatedWithoutAnswer = createRequest({ isSuccess: only200Or201, needsBody: false });

/** CSV ends each of its lines; what does not was cut off, or is something else. */
function readCsv(text: string): string | undefined {
  return text.endsWith('\r\n') ? text : undefined;
}

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
  const error = { detail: body.detail, code: code as ErrorCode };
  return errors ? { ...error, errors } : error;
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
