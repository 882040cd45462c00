import { isRecord, type JsonRecord, recordAt, textAt } from '@cortex/conformance/json';
import type { Between } from './startApp.ts';

type Came = { status: number; body: unknown; request: Request; sent: unknown };

/** What a defect answers instead: a body as JSON, with the status that came unless it says another one. */
type Instead = { status?: number; body: unknown } | undefined;

/** A defect in the answers to some calls. It may leave an answer as it is. */
export function inAnswers(method: string, path: RegExp, alter: (came: Came) => Instead): () => Between {
  return () => async (request, answer) => {
    if (!isCall(request, method, path)) return answer(request);
    const sent = await readJson(request.clone());
    const response = await answer(request.clone());
    const came = { status: response.status, body: await readJson(response.clone()), request, sent };
    const instead = alter(came);
    if (!instead) return response;
    return Response.json(instead.body, {
      status: instead.status ?? came.status,
      headers: keptHeaders(response),
    });
  };
}

/** A defect in what a body holds, where a call succeeds. */
export function inBody(method: string, path: RegExp, alter: (body: JsonRecord) => unknown): () => Between {
  return inAnswers(method, path, ({ status, body }) => {
    if (status > 299) return undefined;
    if (Array.isArray(body)) return { body: body.map((entry) => alter(recordAt({ entry }, 'entry'))) };
    return isRecord(body) ? { body: alter(body) } : undefined;
  });
}

/** A defect in a request before it is looked at. */
export function inRequests(
  method: string,
  path: RegExp,
  alter: (sent: JsonRecord) => JsonRecord,
): () => Between {
  return () => async (request, answer) => {
    const sent = isCall(request, method, path) ? await readJson(request.clone()) : undefined;
    if (!isRecord(sent)) return answer(request);
    return answer(
      new Request(request.url, { method, headers: keptHeaders(request), body: JSON.stringify(alter(sent)) }),
    );
  };
}

/** Another tag of a list than the server's own; who sends it is told that the list is unchanged. */
export function inTags(path: RegExp, alter: (tag: string) => string): () => Between {
  return () => async (request, answer) => {
    if (!isCall(request, 'GET', path)) return answer(request);
    const sent = request.headers.get('If-None-Match');
    const whole = new Headers(request.headers);
    whole.delete('If-None-Match');
    const response = await answer(new Request(request.url, { headers: whole }));
    const tag = response.headers.get('ETag');
    if (tag === null) return response;
    const headers = keptHeaders(response);
    headers.set('ETag', alter(tag));
    return sent === alter(tag)
      ? new Response(null, { status: 304, headers })
      : new Response(response.body, { status: response.status, headers });
  };
}

/** A plan that is not looked at for some calls: they are answered as on premium. */
export function withoutPlan(method: string, path: RegExp): () => Between {
  return () => async (request, answer, db) => {
    const again = request.clone();
    const response = await answer(request);
    const refused = textAt(await readJson(response.clone()), 'code') === 'upgrade_required';
    if (!refused || !isCall(request, method, path)) return response;
    const plans = await db.selectFrom('organizations').select(['id', 'plan']).execute();
    await db.updateTable('organizations').set({ plan: 'premium' }).execute();
    const taken = await answer(again);
    for (const { id, plan } of plans) {
      await db.updateTable('organizations').set({ plan }).where('id', '=', id).execute();
    }
    return taken;
  };
}

export function isCall(request: Request, method: string, path: RegExp): boolean {
  return request.method === method && path.test(new URL(request.url).pathname);
}

export function isJson(message: Request): boolean {
  return message.headers.get('Content-Type')?.startsWith('application/json') ?? false;
}

export function keptHeaders(message: Request | Response): Headers {
  const headers = new Headers(message.headers);
  for (const name of ['Content-Length', 'Transfer-Encoding']) headers.delete(name);
  return headers;
}

export async function readJson(message: Request | Response): Promise<unknown> {
  try {
    return JSON.parse(await message.text());
  } catch {
    return undefined;
  }
}
