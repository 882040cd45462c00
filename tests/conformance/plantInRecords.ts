import { isRecord, type JsonRecord } from '@cortex/conformance/json';
import { readJson } from './plant.ts';
import { patternOf } from './plantInOperation.ts';
import type { Answer, Between } from './startApp.ts';

type Database = Parameters<Between>[2];

/** A call that was answered, with the records of the server. */
export type Answered = {
  request: Request;
  /** What was sent, as JSON or as a form; undefined where it is neither. */
  sent: unknown;
  response: Response;
  body: unknown;
  db: Database;
  answer: Answer;
};

/** Whether a request is of an operation, by its method and its path in the contract. */
export function isOf(request: Request, method: string, path: string): boolean {
  return request.method === method && patternOf(path).test(new URL(request.url).pathname);
}

/** Something that a server does after it has answered a call, or answers in place of that. */
export function afterCall(
  method: string,
  path: string,
  work: (answered: Answered) => Promise<Response | undefined>,
): () => Between {
  return () => async (request, answer, db) => {
    if (!isOf(request, method, path)) return answer(request);
    const again = request.clone();
    const response = await answer(request.clone());
    const body = await readJson(response.clone());
    const sent = await readFields(request);
    return (await work({ request: again, sent, response, body, db, answer })) ?? response;
  };
}

/** Something that a server remembers before a call, and puts back or uses once it has succeeded. */
export function aroundCall<Kept>(
  method: string,
  path: string,
  remember: (db: Database, request: Request) => Promise<Kept>,
  work: (kept: Kept, answered: Answered) => Promise<unknown>,
): () => Between {
  return () => async (request, answer, db) => {
    if (!isOf(request, method, path)) return answer(request);
    const kept = await remember(db, request.clone());
    const again = request.clone();
    const response = await answer(request.clone());
    if (!response.ok) return response;
    const body = await readJson(response.clone());
    const sent = await readFields(request);
    const instead = await work(kept, { request: again, sent, response, body, db, answer });
    return instead instanceof Response ? instead : response;
  };
}

/** Paths that need no token, so that a refusal there comes before nobody is asked who they are. */
const PUBLIC = new Set(['/auth/login', '/update-password/', '/contact-support/']);

/** What is refused instead of taken, where a call that would succeed is like this. */
export function refusing(
  method: string,
  path: string,
  isRefused: (sent: JsonRecord) => boolean,
  status: number,
  error: { detail: string; code: string; errors?: Record<string, string> },
): () => Between {
  return () => async (request, answer) => {
    if (!isOf(request, method, path)) return answer(request);
    const sent = await readFields(request.clone());
    if (!isRecord(sent) || !isRefused(sent)) return answer(request);
    const dashboard = await answer(
      new Request(new URL('/dashboard/', request.url), { headers: callerOf(request) }),
    );
    const isKnown = PUBLIC.has(path) || dashboard.ok;
    return isKnown ? Response.json(error, { status }) : answer(request);
  };
}

/** The header that says who calls, for another call of the same person. */
export function callerOf(request: Request): Record<string, string> {
  return { Authorization: request.headers.get('Authorization') ?? '' };
}

/** The id in the path of a request, which stands behind the first word of it. */
export function idIn(request: Request): string {
  return new URL(request.url).pathname.split('/')[2] ?? '';
}

async function readFields(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/json')) return readJson(request);
  const form = await request.formData().catch(() => undefined);
  return form && Object.fromEntries(form);
}
