import { every } from '../platform/timers.ts';

/** A place of one long answer. */
export type Place = {
  /** Says that its reader took something. */
  taken(): void;
  /** Gives it to the next one. */
  leave(): void;
};

/** Whose answer it is. */
type Whose = { organizationId: string; userId: string };

type Held = { userId: string; takenAt: number; drop(): void };
type Line = { held: Set<Held>; waiting: { userId: string; start(): void }[] };

/** How often those are looked at that keep others waiting. */
const LOOK_MS = 1_000;

/** So many of one person are on their way at once, and so many of one organization. */
const AT_ONCE = { person: 12, organization: 24 };

/**
 * Places for answers that are made as their readers take them: so many at once, and others wait. Who takes nothing for so long while
 * another one waits is dropped.
 */
export function createPlaces({ atOnce = AT_ONCE, mostWaiting = 500, idleMs = 30_000 } = {}) {
  const lines = new Map<string, Line>();
  let stop: (() => void) | undefined;

  function isFree({ held }: Line, userId: string): boolean {
    const own = [...held].filter((one) => one.userId === userId);
    return held.size < atOnce.organization && own.length < atOnce.person;
  }

  function give(organizationId: string, line: Line, held: Held): void {
    if (!line.held.delete(held)) return;
    const next = line.waiting.findIndex(({ userId }) => isFree(line, userId));
    if (next >= 0) for (const { start } of line.waiting.splice(next, 1)) start();
    if (line.held.size === 0) lines.delete(organizationId);
  }

  function look(): void {
    const now = performance.now();
    for (const [organizationId, line] of lines) {
      for (const held of [...line.held]) {
        if (line.waiting.length === 0) break;
        if (now - held.takenAt < idleMs) continue;
        held.drop();
        give(organizationId, line, held);
      }
    }
    if ([...lines.values()].some(({ waiting }) => waiting.length > 0)) return;
    stop?.();
    stop = undefined;
  }

  return {
    /** Whether one more may wait. */
    hasRoom: ({ organizationId }: Whose) => (lines.get(organizationId)?.waiting.length ?? 0) < mostWaiting,

    /** Takes a place for an answer, once there is one; `drop` breaks the answer off. */
    async take({ organizationId, userId }: Whose, drop: () => void): Promise<Place> {
      const line: Line = lines.get(organizationId) ?? { held: new Set(), waiting: [] };
      lines.set(organizationId, line);
      const held: Held = { userId, takenAt: 0, drop };
      const taken = () => {
        held.takenAt = performance.now();
      };
      const hold = () => {
        taken();
        line.held.add(held);
      };
      if (isFree(line, userId)) hold();
      else {
        stop ??= every(LOOK_MS, look);
        await new Promise<void>((resume) => {
          const start = () => {
            hold();
            resume();
          };
          line.waiting.push({ userId, start });
        });
      }
      return { taken, leave: () => give(organizationId, line, held) };
    },
  };
}
