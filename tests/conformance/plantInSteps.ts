import { isRecord, type JsonRecord, listAt, recordAt } from '@cortex/conformance/json';
import { isJson, keptHeaders, readJson } from './plant.ts';
import { callerOf, idIn, isOf } from './plantInRecords.ts';
import type { Answer, Between } from './startApp.ts';

/** A call as a defect sees it, and other calls of the same person. */
export type Seen = {
  request: Request;
  /** What is sent as JSON, an empty object where nothing is. */
  sent: JsonRecord;
  /** What stands second in the path. */
  id: string;
  caller: string;
  is(method: string, path: string): boolean;
  ask(path: string, method?: string): Promise<unknown>;
  list(path: string): Promise<JsonRecord[]>;
};

type Steps = {
  /** What is sent instead, or what is answered at once. */
  before?(seen: Seen): Promise<JsonRecord | Response | undefined> | JsonRecord | Response | undefined;
  /** What a success holds instead. */
  after?(seen: Seen, body: unknown): unknown;
};

/** A defect in what happens before and after calls, which may remember one of them in another. */
export function inSteps(make: () => Steps): () => Between {
  return () => {
    const steps = make();
    return async (request, answer) => {
      const seen = await see(request.clone(), answer);
      const instead = await steps.before?.(seen);
      if (instead instanceof Response) return instead;
      const { method, url } = request;
      const headers = keptHeaders(request);
      const sent = instead && new Request(url, { method, headers, body: JSON.stringify(instead) });
      const response = await answer(sent ?? request);
      if (!response.ok || !steps.after) return response;
      const altered = await steps.after(seen, await readJson(response.clone()));
      if (altered === undefined) return response;
      return Response.json(altered, { status: response.status, headers: keptHeaders(response) });
    };
  };
}

async function see(request: Request, answer: Answer): Promise<Seen> {
  const body = isJson(request) ? await readJson(request.clone()) : undefined;
  const ask = async (path: string, method = 'GET') =>
    readJson(await answer(new Request(new URL(path, request.url), { method, headers: callerOf(request) })));
  return {
    request,
    sent: recordAt({ body }, 'body'),
    id: idIn(request),
    caller: request.headers.get('Authorization') ?? '',
    is: (method, path) => isOf(request, method, path),
    ask,
    list: async (path) => listAt({ list: await ask(path) }, 'list').filter(isRecord),
  };
}

export const refusal = (status: number, code: string, field = 'body') =>
  Response.json({ detail: 'Not so.', code, errors: { [field]: 'Not so.' } }, { status });

export const recordsIn = (body: unknown, ...path: string[]) =>
  listAt({ body }, 'body', ...path).filter(isRecord);

export const same = (one: unknown, other: unknown) =>
  String(one).toLowerCase() === String(other).toLowerCase();
