import type { Exchange } from './Exchange.ts';
import { at, isRecord, listAt } from './json.ts';

/** The times of what has happened. */
const HAPPENED = new Set([
  'answered_at',
  'added_at',
  'at',
  'changed_at',
  'created_at',
  'ended_at',
  'issued_at',
  'last_active_at',
  'last_used_at',
  'looked_at',
  'published_at',
  'scored_at',
  'sent_at',
  'shared_at',
  'signed_in_at',
  'since',
  'submitted_at',
]);
/** The times of what a call has just made, where its answer is that. */
const MADE = ['created_at', 'sent_at'];
/** No time zone is nearer to UTC than a quarter of an hour; clocks may differ by less. */
const MOST_APART_MS = 10 * 60_000;

type Order = { list: string[]; by: string[]; oldestFirst?: boolean };

/** The lists whose order the contract says by a time, or a number, that is in them; the newest first unless it says otherwise. */
const ORDERS: Record<string, Order[]> = {
  listSessions: [{ list: [], by: ['last_used_at'] }],
  listPasskeys: [{ list: [], by: ['created_at'] }],
  listShares: [{ list: [], by: ['shared_at'] }],
  listAnalyses: [{ list: [], by: ['scored_at'] }],
  listDecisions: [{ list: [], by: ['seq'] }],
  listLedger: [{ list: ['entries'], by: ['seq'] }],
  listApplications: [{ list: [], by: ['since'] }],
  listCandidateNotes: [{ list: [], by: ['at'] }],
  searchNotes: [{ list: [], by: ['note', 'at'] }],
  listBackgroundTasks: [{ list: [], by: ['created_at'] }],
  listImports: [{ list: [], by: ['created_at'] }],
  listVocabulary: [{ list: ['terms'], by: ['at'] }],
  listOpenJobs: [{ list: ['jobs'], by: ['published_at'] }],
  listApiKeys: [{ list: [], by: ['created_at'] }],
  listWebhooks: [{ list: [], by: ['created_at'] }],
  listWaitingRequests: [{ list: [], by: ['due_at'], oldestFirst: true }],
  listComingInterviews: [{ list: [], by: ['interview', 'starts_at'], oldestFirst: true }],
  listScorecards: [{ list: ['others'], by: ['submitted_at'], oldestFirst: true }],
  getRetention: [{ list: ['proposals'], by: ['last_active_at'], oldestFirst: true }],
  openApplication: [
    { list: ['analyses'], by: ['scored_at'] },
    { list: ['requests'], by: ['created_at'] },
  ],
};

/** What is wrong with the times of an answer: what is to come and has happened, what is new and is old, and lists in another order. */
export function judgeTimes({ operation, status, headers, body }: Exchange): string[] {
  if (status > 299) return [];
  const now = Date.parse(headers.get('Date') ?? '') || Date.now();
  return [
    ...findLater(body, now),
    ...(status === 201 ? findEarlier(body, now) : []),
    ...(ORDERS[operation.id] ?? []).flatMap((order) => judgeOrder(body, order)),
  ];
}

function findLater(body: unknown, now: number): string[] {
  const found: string[] = [];
  const left: unknown[] = [body];
  while (left.length > 0) {
    const value = left.pop();
    if (Array.isArray(value)) left.push(...value);
    if (!isRecord(value)) continue;
    for (const [name, part] of Object.entries(value)) {
      if (typeof part !== 'string') left.push(part);
      else if (HAPPENED.has(name) && Date.parse(part) > now + MOST_APART_MS) found.push(name);
    }
  }
  return [...new Set(found)].map((name) => `${name} has happened and is a time to come: is it UTC?`);
}

function findEarlier(body: unknown, now: number): string[] {
  return MADE.filter((name) => Date.parse(String(at(body, name))) < now - MOST_APART_MS).map(
    (name) => `${name} of what was made now is a time long ago: is it UTC?`,
  );
}

function judgeOrder(body: unknown, { list, by, oldestFirst }: Order): string[] {
  const times = listAt({ body }, 'body', ...list).map((one) => {
    const time = at(one, ...by);
    return typeof time === 'number' ? time : Date.parse(String(time));
  });
  const isRight = times.every((time, index) => {
    const before = times[index - 1] ?? time;
    return !(oldestFirst ? time < before : time > before);
  });
  const order = oldestFirst ? 'lowest' : 'highest';
  return isRight ? [] : [`the list is not in its order, the ${order} ${by.join('.')} first`];
}
