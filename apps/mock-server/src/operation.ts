import { type OperationId, operations } from '@cortex/api-client/operations';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Dependencies } from './dependencies.ts';
import { Refusal, unauthenticated } from './errors.ts';
import { requireRoleAndPlan } from './policy.ts';
import { type Caller, findCaller } from './sessions.ts';
import { FORM_LIMIT, JSON_LIMIT } from './validation.ts';

/** What the middleware leaves for the handlers. */
export type Env = { Variables: { caller: Caller } };
export type App = Hono<Env>;
export type Handler = (c: Context<Env>) => Promise<Response>;
export type Handlers = Partial<Record<OperationId, Handler>>;

/**
 * Adds one operation of the contract: its path and method, and before the handler the token, the role, the plan and the size of the
 * body, each as the contract says for it.
 */
export function addOperation(app: App, dependencies: Dependencies, id: OperationId, handler: Handler): void {
  const { method, path, body } = operations[id];
  app.on(
    method.toUpperCase(),
    path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, ''),
    authorize(dependencies, id),
    limitBody(body === 'multipart/form-data' ? FORM_LIMIT : JSON_LIMIT),
    handler,
  );
}

/** The bearer token that a request carries. */
export function readToken(c: Context): string | undefined {
  return /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
}

function authorize({ db, clock }: Dependencies, id: OperationId): MiddlewareHandler<Env> {
  const { role, plan } = operations[id];
  return async (c, next) => {
    if (role !== 'public') {
      const token = readToken(c);
      const caller = token ? await findCaller(db, token, clock()) : null;
      if (!caller) throw unauthenticated();
      requireRoleAndPlan(caller, role, plan);
      c.set('caller', caller);
    }
    await next();
  };
}

function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw maxSize === FORM_LIMIT
        ? new Refusal(413, 'payload_too_large', 'The file is larger than 10 MB. Choose a smaller one.', {
            resume_file: 'The file is larger than 10 MB.',
          })
        : new Refusal(
            413,
            'payload_too_large',
            'The request is larger than this server takes. Shorten the text and try again.',
          );
    },
  });
}
