import { callLimits } from '@cortex/api-client/limits';
import type { Call, FieldValue } from './Call.ts';
import { TOO_SLOW } from './causes.ts';
import type { Contract, Operation } from './contract.ts';
import type { Exchange } from './Exchange.ts';
import { Failure, NotTried } from './Failure.ts';
import { textAt } from './json.ts';
import { mask } from './mask.ts';
import type { Session } from './Session.ts';
import { toCurl } from './toCurl.ts';

export type { Session } from './Session.ts';

export type Extras = {
  /** Sends this instead of the fields, as this content type; `null` for none, undefined for the body's own. */
  raw?: { contentType?: string | null; body: NonNullable<RequestInit['body']> };
  /** Calls another address than the contract's. */
  path?: (path: string) => string;
  method?: string;
  /** Further headers. */
  headers?: Record<string, string>;
};

/** How a request is sent: over the network, or to a server in the same process. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** The text of the last mail to an address, where the kit can read the mails of the server. */
export type ReadMail = (to: string) => Promise<string | undefined>;

const MAX_PRINT = 600;

/** What a server answers to a valid call of an operation that it does not have. */
export function isNotImplemented(status: number): boolean {
  return status === 404 || status === 405 || status === 501;
}

/** Calls the server under test over HTTP. */
export class Client {
  private readonly baseUrl: string;
  readonly contract: Contract;
  /** Gets each answer that belongs to a check. */
  readonly note: (exchange: Exchange) => void;
  private readonly sendRequest: Send;
  readonly readMail: ReadMail | undefined;
  private readonly timeoutMs: number;
  /** Tokens, and the passwords that were given; those that the kit makes up are none. */
  private readonly secrets: Set<string>;
  /** Operations of which a call was given up and, asked again, answered. */
  readonly slow = new Set<string>();
  /** Operations that cannot be called, each with what would be needed; a check that wants one is not tried. */
  readonly unavailable = new Map<string, string>();
  /** Operations that are there, and fail: what only needs them to succeed is not tried. */
  readonly failing = new Set<string>();
  /** Operations that have succeeded once, and those that are checked themselves: what they answer is theirs to judge. */
  private readonly succeeded = new Set<string>();
  readonly checked = new Set<string>();

  constructor(
    baseUrl: string,
    contract: Contract,
    note: (exchange: Exchange) => void,
    sendRequest: Send = fetch,
    readMail?: ReadMail,
    {
      timeoutMs = callLimits.timeoutMs,
      secrets = [],
    }: { timeoutMs?: number | undefined; secrets?: Iterable<string> } = {},
  ) {
    this.timeoutMs = timeoutMs;
    // A quote in one is written otherwise in JSON.
    this.secrets = new Set([...secrets].flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]));
    this.baseUrl = baseUrl.replace(/\/+$/, '');
    this.contract = contract;
    this.note = note;
    this.sendRequest = sendRequest;
    this.readMail = readMail;
  }

  /** What a server's clock shows, as nearly as this client knows it. */
  clock: () => Date = () => new Date();

  /** Whether an operation is there and does not fail. */
  canSucceed(operationId: string): boolean {
    return !this.unavailable.has(operationId) && !this.failing.has(operationId);
  }

  /** Makes a call as somebody, or as nobody. Gives the answer whatever it is; it never rejects for want of one. */
  async send(
    operationId: string,
    call: Call,
    session?: Session | null,
    extras: Extras = {},
  ): Promise<Exchange> {
    const exchange = await this.exchange(operationId, call, session, extras);
    this.note(exchange);
    return exchange;
  }

  /** Makes a call that belongs to no check: an undeclared answer is nobody's fault. */
  async exchange(
    operationId: string,
    call: Call,
    caller: Session | null = null,
    { raw, path: alter = (literal) => literal, method, headers: further }: Extras = {},
  ): Promise<Exchange> {
    const operation = this.contract.find(operationId);
    if (!operation) throw new NotTried(`${operationId}, which this contract does not have`);
    const needed = this.unavailable.get(operationId);
    if (needed !== undefined) throw new NotTried(needed);
    const session = caller && (call.as ?? caller);
    const path = alter(toPath(operation, call));
    const headers = new Headers(further);
    if (session) headers.set('Authorization', `Bearer ${session.token}`);
    const contentType = raw
      ? raw.contentType
      : operation.bodyType === 'application/json' && operation.bodyType;
    if (contentType) headers.set('Content-Type', contentType);
    const body = raw ? raw.body : toBody(operation.bodyType, call.body);
    const init = {
      method: method ?? operation.method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
      ...(body instanceof ReadableStream ? { duplex: 'half' as const } : {}),
    } as const;
    const { response, text } = await this.fetchText(operationId, this.baseUrl + path, init);
    if (response?.ok) this.succeeded.add(operationId);
    const parsed = parseJson(text);
    const token = textAt(parsed, 'access_token');
    if (token) this.secrets.add(token);
    // Put into words when somebody reads it: most calls are as expected, and nobody does.
    const describe = () => {
      const lines = [
        this.print(`${init.method} ${path} as ${session?.who ?? 'nobody (no token)'}`),
        ...(contentType ? [`Content-Type: ${contentType}`] : []),
        ...Object.entries(further ?? {}).map(([name, value]) => `${name}: ${value}`),
        ...(raw || call.body ? [this.print(raw ? String(raw.body) : describeFields(call.body ?? {}))] : []),
      ];
      return lines.join('\n');
    };
    const request = {
      method: init.method,
      url: this.baseUrl + path,
      contentType,
      headers: further,
      signedIn: Boolean(session),
      bodyType: operation.bodyType,
      fields: call.body,
      raw: raw?.body,
    };
    const { secrets } = this;
    return {
      operation,
      method: init.method,
      get sent() {
        return describe();
      },
      get curl() {
        return toCurl(request, secrets);
      },
      status: response?.status ?? 0,
      headers: response?.headers ?? new Headers(),
      text,
      body: parsed,
    };
  }

  /** An answer with its text; no answer, and why, where none came. What changes nothing when it is sent twice is asked once more. */
  private async fetchText(
    operationId: string,
    url: string,
    init: RequestInit,
  ): Promise<{ response: Response | undefined; text: string }> {
    const repeatable =
      ['GET', 'HEAD', 'PUT'].includes(init.method ?? '') && !(init.body instanceof ReadableStream);
    for (let isLast = !repeatable; ; isLast = true) {
      try {
        const response = await this.sendRequest(url, {
          ...init,
          signal: AbortSignal.timeout(this.timeoutMs),
        });
        const text = await response.text();
        if (isLast && repeatable) this.slow.add(operationId);
        return { response, text };
      } catch (error) {
        const isLate = error instanceof Error && error.name === 'TimeoutError';
        if (isLate && !isLast) continue;
        const text = isLate
          ? `${TOO_SLOW}: no answer within ${this.timeoutMs / 1000} s`
          : describeError(error);
        return { response: undefined, text };
      }
    }
  }

  /** Makes a call that has to succeed for a check to go on. Throws where it does not. */
  async must(operationId: string, call: Call, session?: Session | null, extras?: Extras): Promise<Exchange> {
    if (this.failing.has(operationId)) throw new NotTried(`${operationId}, which fails`);
    const exchange = await this.exchange(operationId, call, session, extras);
    const own = this.checked.has(operationId) || this.succeeded.has(operationId);
    if (!own && isNotImplemented(exchange.status)) {
      this.unavailable.set(operationId, operationId);
      throw new NotTried(operationId);
    }
    this.note(exchange);
    if (exchange.status < 200 || exchange.status > 299) {
      throw new Failure(`${operationId} was expected to succeed`, exchange);
    }
    return exchange;
  }

  /** Opens a link that an answer gave, without a token. */
  open(link: URL): Promise<Response> {
    return this.sendRequest(link.href, {
      redirect: 'manual',
      signal: AbortSignal.timeout(callLimits.timeoutMs),
    });
  }

  /** The id of a record that a call made. */
  async mustCreate(operationId: string, call: Call, session: Session): Promise<string> {
    const exchange = await this.must(operationId, call, session);
    const id = textAt(exchange.body, 'id');
    if (id === undefined) throw new Failure(`${operationId} gave no id`, exchange);
    return id;
  }

  /** Opens a session. */
  async signIn(who: string, login: { email: string; password: string }): Promise<Session> {
    const { email, password } = login;
    const exchange = await this.must('logIn', { body: { email, password } });
    const token = textAt(exchange.body, 'access_token');
    if (token === undefined) throw new Failure('logIn gave no access_token', exchange);
    return { who, token, login };
  }

  /** A text to print: without the passwords and tokens that this client knows, and not too long. */
  print(text: string): string {
    const masked = mask(text, this.secrets, '•••');
    return masked.length <= MAX_PRINT
      ? masked
      : `${masked.slice(0, MAX_PRINT)}… (${masked.length} characters)`;
  }
}

function toPath({ path }: Operation, { id, query }: Call): string {
  const literal = path.replace('{id}', encodeURIComponent(id ?? ''));
  return query ? `${literal}?${new URLSearchParams(query)}` : literal;
}

/** A path with its trailing slash where it has none, and without it where it has one. */
export function toggleSlash(path: string): string {
  const [name = '', query] = path.split('?');
  const toggled = name.endsWith('/') ? name.slice(0, -1) : `${name}/`;
  return query === undefined ? toggled : `${toggled}?${query}`;
}

/** The fields of a call as the body that a content type asks for. */
export function toBody(
  bodyType: string | null | undefined,
  fields: Call['body'],
): FormData | URLSearchParams | string | undefined {
  if (!fields || !bodyType) return undefined;
  if (bodyType === 'application/json') return JSON.stringify(fields);
  const form = bodyType === 'multipart/form-data' ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File && form instanceof FormData) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}

function describeFields(fields: Record<string, FieldValue>): string {
  return JSON.stringify(fields, (_, value: unknown) => {
    if (value instanceof File) return `file ${value.name}, ${value.size} bytes`;
    return typeof value === 'string' && value.length > 200
      ? `${value.slice(0, 60)}… (${value.length} characters)`
      : value;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
