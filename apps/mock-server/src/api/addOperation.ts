import { type OperationId, type OperationRow, operations } from '@cortex/api-client/operations';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { findKeyCaller, isApiKey, requireKeyScope } from '../access/apiKeys.ts';
import { requireRoleAndPlan } from '../access/policy.ts';
import { requireSetUp } from '../access/secondFactors.ts';
import { type Caller, findCaller } from '../access/sessions.ts';
import type { Store } from '../db/store.ts';
import type { ReceiveForm } from '../http/forms.ts';
import { unauthenticated } from '../http/HttpError.ts';
import { limitBody } from '../http/limitBody.ts';
import { isThisMachine } from '../http/network.ts';
import type { ClientAddress } from '../http/readClientAddress.ts';
import { tellDeprecation } from '../http/tellDeprecation.ts';

export type Sender = Pick<Caller, 'userId' | 'organizationId' | 'address'>;

/** What the middleware leaves for the handlers. */
export type Env = {
  Variables: {
    caller: Caller;
    /** Whom a call counts for: the caller, or a stranger at a public page. */
    sender: Sender;
    /** The operation of the contract that is asked for. */
    operation?: string;
    /** Takes a form with files. */
    receiveForm: ReceiveForm;
    /** Removes its files. */
    discardUploads: () => Promise<void>;
    /** Says that the whole form is here. */
    formArrived: () => void;
    /** Finds the caller again, as they are by now. Throws 401 or 403 where the call is theirs no more. */
    admitAgain?: () => Promise<void>;
  };
};
export type App = Hono<Env>;
export type Handler = (c: Context<Env>) => Promise<Response>;
type Steps = readonly MiddlewareHandler<Env>[];
export type Handlers = Partial<Record<OperationId, Handler>>;

/**
 * Adds one operation of the contract: its path and method, and before the handler the token, the role, the plan and
 * the size of the body, each as the contract says for it; `formSteps` go before the handler of a form with files,
 * `ownSteps` before that of this operation.
 */
export function addOperation(
  app: App,
  dependencies: Store & ClientAddress,
  id: OperationId,
  handler: Handler,
  { formSteps, ownSteps = [] }: { formSteps: Steps; ownSteps: Steps | undefined },
): void {
  const { method, path, body, bodyBytes }: OperationRow = operations[id];
  const hasFiles = body === 'multipart/form-data';
  const steps: MiddlewareHandler<Env>[] = body ? [limitBody(hasFiles ? 'form' : 'text', bodyBytes)] : [];
  if (hasFiles) steps.push(...formSteps);
  app.on(
    method.toUpperCase(),
    path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, ''),
    authorize(dependencies, id),
    ...ownSteps,
    ...steps,
    handler,
  );
}

/** The bearer token that a request carries. */
export function readToken(c: Context): string | undefined {
  return /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
}

/** Whether a page sent this by itself, which is no use of a session. */
function isInBackground(c: Context): boolean {
  return c.req.query('background') === 'true';
}

/** Whoever is behind a token: a program with a key, or a person in a session, whose token may begin as keys do. */
async function findBearer(db: Store['db'], token: string, now: Date, inBackground: boolean) {
  const program = isApiKey(token) ? await findKeyCaller(db, token, now) : null;
  return program ?? findCaller(db, token, now, inBackground);
}

function authorize(
  { db, clock, clientAddress }: Store & ClientAddress,
  id: OperationId,
): MiddlewareHandler<Env> {
  const row: OperationRow = operations[id];
  const { role, plan } = row;
  return async (c, next) => {
    c.set('operation', id);
    tellDeprecation(c, row);
    const admit = async () => {
      const token = readToken(c);
      const found = token ? await findBearer(db, token, clock(), isInBackground(c)) : null;
      if (!found) throw unauthenticated();
      const address = clientAddress(c);
      const caller = { ...found, address: isThisMachine(address) ? '' : address };
      requireKeyScope(caller, id, row);
      requireSetUp(caller, id);
      requireRoleAndPlan(caller, role, plan);
      // Handlers may have the caller already, from before the body came.
      const known = c.get('caller') ? Object.assign(c.get('caller'), caller) : caller;
      c.set('caller', known);
      c.set('sender', known);
    };
    if (role !== 'public') {
      await admit();
      c.set('admitAgain', admit);
    }
    await next();
  };
}
