export type DemoEventType =
  | 'job_created'
  | 'job_closed'
  | 'candidate_created'
  | 'candidate_deleted'
  | 'candidate_shared';

/** Something that happened in the demo organization: who did it (username) and when (ISO 8601, UTC). */
export type DemoEvent = { type: DemoEventType; person: string; at: string };

const DAY = 86_400_000;
const MONTHS = 12;

// Hiring has seasons: a slow August and December, a busy January and September. Index 0 is January.
const JOBS_CLOSED = [9, 8, 7, 6, 8, 7, 4, 3, 11, 10, 8, 4];
const SHARED = [14, 12, 13, 9, 11, 10, 6, 5, 17, 15, 12, 7];
// What ends had begun.
const BEGINNINGS: Partial<Record<DemoEventType, DemoEventType>> = {
  job_closed: 'job_created',
  candidate_deleted: 'candidate_created',
};
const DELETED = [3, 2, 4, 2, 2, 3, 1, 1, 4, 3, 2, 1];

// How the work is spread over people: weights, not counts.
const SHARE_OF_WORK: readonly (readonly [string, number])[] = [
  ['morgan.reyes', 6],
  ['user1', 5],
  ['user2', 4],
  ['jordan.blake', 5],
  ['casey.lindqvist', 3],
  ['admin', 2],
  ['tomasz.okafor', 1],
];

/**
 * A year of events up to `now`, oldest first: the same `now` gives the same events. Each job that was closed, and each
 * candidate who was deleted, had been created two to nine weeks earlier.
 */
export function demoHistory({ now }: { now: Date }): DemoEvent[] {
  const roll = sequence(20_260_115);
  const events: DemoEvent[] = [];
  const end = now.getTime();
  for (let back = MONTHS - 1; back >= 0; back -= 1) {
    const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1);
    const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + 1, 1);
    const month = new Date(start).getUTCMonth();
    const add = (type: DemoEventType, count: number) => {
      for (let index = 0; index < count; index += 1) {
        const at = workingHour(start + ((index + roll()) / count) * (next - start), roll());
        const person = pick(roll());
        const opened = at - (14 + Math.floor(roll() * 49)) * DAY;
        if (at >= end) continue;
        const beginning = BEGINNINGS[type];
        if (beginning) events.push({ type: beginning, person, at: iso(opened) });
        events.push({ type, person, at: iso(at) });
      }
    };
    add('job_closed', JOBS_CLOSED[month] ?? 0);
    add('candidate_deleted', DELETED[month] ?? 0);
    add('candidate_shared', SHARED[month] ?? 0);
  }
  return events.toSorted((a, b) => a.at.localeCompare(b.at) || a.type.localeCompare(b.type));
}

/** Moves a moment to a weekday between 8 and 17 o'clock UTC of the same month's half. */
function workingHour(time: number, part: number): number {
  const day = Math.floor(time / DAY);
  const weekday = new Date(day * DAY).getUTCDay();
  const dayOfMonth = new Date(day * DAY).getUTCDate();
  const away = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  const moved = dayOfMonth > 2 ? day - away : day + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
  return moved * DAY + Math.floor((8 + part * 9) * 3_600_000);
}

function pick(part: number): string {
  const total = SHARE_OF_WORK.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = part * total;
  for (const [username, weight] of SHARE_OF_WORK) {
    rest -= weight;
    if (rest < 0) return username;
  }
  return SHARE_OF_WORK[0]?.[0] ?? '';
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

/** Numbers in [0, 1) that look random and never change: mulberry32. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
