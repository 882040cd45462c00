import { ServerBusy } from '../http/HttpError.ts';

/** Who a password is hashed or checked for: somebody known by their session, device or address, or a stranger. */
export type Asker = {
  isKnown: boolean;
  /** Who shares one turn: the account of somebody known, the network of a stranger. */
  key: string;
  /** What is done first when their turn comes, e.g. counting the attempt: what it throws ends the turn. */
  begin?(): Promise<void>;
};

/** Who has a session, and the server itself. */
export const KNOWN: Asker = { isKnown: true, key: '' };

type Waiting = { asker: Asker; start(): void; refuse(): void };

/** A hash takes 64 MiB while it is made, so that so many are made at once and the others wait. */
const AT_ONCE = 2;
/** How many of those who are known may wait, and how many strangers. */
const MOST_WAITING = 100;
const RETRY_SECONDS = 5;

/** Does the work of passwords in turns. */
export type PasswordQueue = <Result>(asker: Asker, work: () => Promise<Result>) => Promise<Result>;

/**
 * Whoever is known goes first, and strangers begin where nobody else is served and never have all places, so that a flood
 * of sign-ins keeps nobody out who was here before. Within both, accounts and networks take turns. Where too many wait, whoever has most of them waiting
 * loses the last one; throws 503 then.
 */
export function createPasswordQueue({ atOnce = AT_ONCE, mostWaiting = MOST_WAITING } = {}): PasswordQueue {
  const running: Asker[] = [];
  const lines = { known: new Map<string, Waiting[]>(), strangers: new Map<string, Waiting[]>() };
  const lineOf = ({ isKnown }: Asker) => (isKnown ? lines.known : lines.strangers);
  const mostOfOne = Math.max(1, atOnce - 1);

  function hasRoom({ isKnown, key }: Asker): boolean {
    if (running.length >= atOnce) return false;
    if (!isKnown) return running.length < mostOfOne;
    return running.filter((one) => one.isKnown && one.key === key).length < mostOfOne;
  }

  function takeNext(): Waiting | undefined {
    for (const line of [lines.known, lines.strangers])
      for (const [key, [first, ...others]] of line) {
        if (!first || !hasRoom(first.asker)) continue;
        line.delete(key);
        if (others.length > 0) line.set(key, others);
        return first;
      }
    return undefined;
  }

  function startNext(): void {
    for (let next = takeNext(); next; next = takeNext()) next.start();
  }

  /** Whether one more may wait; whoever has most waiting gives up the last of theirs for it. */
  function makeRoom(asker: Asker): boolean {
    const line = lineOf(asker);
    const all = [...line.values()];
    if (all.reduce((sum, { length }) => sum + length, 0) < mostWaiting) return true;
    const most = all.reduce((a, b) => (b.length > a.length ? b : a));
    if (most.length <= (line.get(asker.key)?.length ?? 0) + 1) return false;
    most.pop()?.refuse();
    return true;
  }

  return async (asker, work) => {
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        running.push(asker);
        resolve();
      };
      const refuse = () => reject(new ServerBusy(RETRY_SECONDS));
      if (!makeRoom(asker)) return refuse();
      const line = lineOf(asker);
      line.set(asker.key, [...(line.get(asker.key) ?? []), { asker, start, refuse }]);
      startNext();
    });
    try {
      await asker.begin?.();
      return await work();
    } finally {
      running.splice(running.indexOf(asker), 1);
      startNext();
    }
  };
}
