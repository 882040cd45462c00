import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Store } from '../db/store.ts';
import type { ReceiveForm } from '../http/forms.ts';
import { ServerBusy, TooManyAttempts } from '../http/HttpError.ts';
import type { Env } from './addOperation.ts';
import { limitAtOnce, RETRY_SECONDS } from './limitAtOnce.ts';
import { shareAtOnce } from './shareAtOnce.ts';

/** How many forms with files may be answered at once. */
const UPLOADS_AT_ONCE = { person: 20, organization: 40 };
/** How many may be on the line at once: from one network address, and of all. They take a connection each, and no more. */
const ON_THE_LINE = { address: 200, all: 1_000 };

const TOO_MANY = 'Too many uploads at once. Try again in a moment.';

/** Lets a form in where its person and organization have room for it, before anything of it is taken from the line. */
export function limitUploads(atOnce = UPLOADS_AT_ONCE): MiddlewareHandler<Env> {
  return limitAtOnce(atOnce, TOO_MANY);
}

/** Counts forms under way over all servers of a database. */
export function shareUploads(store: Store, atOnce = UPLOADS_AT_ONCE): readonly MiddlewareHandler<Env>[] {
  return shareAtOnce(store, 'uploads', atOnce, TOO_MANY);
}

/** A form that is on the line. */
type Arriving = { organizationId: string; address: string; drop(): void };

/**
 * Counts forms while they arrive. Where all places are taken, the organization that has most of them loses the one that
 * has been arriving longest; one that has most itself gets 429 (of an address) or 503 (of all).
 */
export function limitArriving(most = ON_THE_LINE): MiddlewareHandler<Env> {
  const arriving = new Set<Arriving>();

  function makeRoom(newcomer: Arriving, there: readonly Arriving[], limit: number): boolean {
    if (there.length < limit) return true;
    const groups = Map.groupBy(there, ({ organizationId }) => organizationId);
    const [largest] = [...groups.values()].toSorted((a, b) => b.length - a.length);
    const own = groups.get(newcomer.organizationId)?.length ?? 0;
    const [longest] = largest && largest.length > own + 1 ? largest : [];
    if (!longest) return false;
    arriving.delete(longest);
    longest.drop();
    return true;
  }

  return async (c, next) => {
    const { organizationId, address } = c.get('sender');
    // Under a test there is no connection.
    const { incoming }: Partial<HttpBindings> = c.env ?? {};
    const form: Arriving = { organizationId, address, drop: () => incoming?.destroy() };
    const sameAddress = [...arriving].filter((one) => address !== '' && one.address === address);
    if (!makeRoom(form, sameAddress, most.address)) throw new TooManyAttempts(RETRY_SECONDS, TOO_MANY);
    if (!makeRoom(form, [...arriving], most.all)) throw new ServerBusy(RETRY_SECONDS);
    arriving.add(form);
    const arrived = () => void arriving.delete(form);
    c.set('formArrived', arrived);
    try {
      await next();
    } finally {
      arrived();
    }
  };
}

/** Says what takes a form, and removes its files once the request has been answered. */
export function keepUploads(receiveForm: ReceiveForm): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.set('receiveForm', receiveForm);
    try {
      await next();
    } finally {
      await c.get('discardUploads')?.();
    }
  };
}
