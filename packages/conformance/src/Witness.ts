import type { Call } from './Call.ts';
import type { Session } from './Client.ts';
import { ifThere } from './fallbacks.ts';
import { at, findById, isRecord, listAt, textAt } from './json.ts';
import type { Kit } from './Kit.ts';

/** What reads told, by the name of the read. */
export type Sight = ReadonlyMap<string, string>;

type Read = { name: string; call: Call; part(body: unknown): unknown };

/** What moves by itself: links are signed anew, keys are said to be used, and deliveries fail meanwhile. */
const MOVING = ['resume', 'last_used_at', 'failing_since', 'stopped'];

const whole = (body: unknown) => body;

/** A candidate, a job and a person, and all that the server tells of them and of the organization's settings. */
export class Witness {
  private readonly kit: Kit;
  private readonly session: Session;
  private readonly reads: readonly Read[];

  constructor(kit: Kit, session: Session, ids: { candidate: string; job: string; person?: string }) {
    this.kit = kit;
    this.session = session;
    const { candidate: id, job, person = '' } = ids;
    const ofCandidate = ['getCandidate', 'listShares', 'listAnalyses', 'listDecisions', 'listCandidateNotes'];
    const more = ['listCandidateApplications', 'listApplicantRequests', 'getResumeText', 'listScorecardJobs'];
    const settings = ['getOrganization', 'listStages', 'listMailTemplates', 'listVocabulary', 'getJobsPage'];
    const lists = ['listInvitations', 'listApiKeys', 'listWebhooks'];
    this.reads = [
      ...[...ofCandidate, ...more].map((name) => ({ name, call: { id }, part: whole })),
      { name: 'listScorecards', call: { id, query: { job_id: job } }, part: whole },
      { name: 'listApplications', call: { id: job }, part: whole },
      { name: 'getRescoring', call: { id: job }, part: whole },
      { name: 'listJobs', call: {}, part: (body) => findById(body, job) },
      { name: 'listUsers', call: {}, part: (body) => findById(body, person) },
      { name: 'getRetention', call: {}, part: (body) => at(body, 'months') },
      { name: 'getSecondFactorPolicy', call: {}, part: (body) => at(body, 'required') },
      ...settings.map((name) => ({ name, call: {}, part: whole })),
      ...lists.map((name) => ({ name, call: {}, part: whole })),
    ];
  }

  /** All of it as it is now, as far as the server tells it, but for some reads. */
  async look(without: readonly string[] = []): Promise<Sight> {
    const { client } = this.kit;
    const sight = new Map<string, string>();
    for (const { name, call, part } of this.reads) {
      if (!client.canSucceed(name) || without.includes(name)) continue;
      const read = await ifThere(() => client.must(name, call, this.session));
      if (read) sight.set(name, inWords(part(read.body)));
    }
    return sight;
  }
}

/**
 * The reads that tell something else than before: anything else or, where a call with these ids has succeeded, something
 * else of what has another id and was there before.
 */
export function differences(before: Sight, after: Sight, ids?: readonly string[]): string[] {
  return [...before].filter(([name, told]) => !isSame(told, after.get(name), ids)).map(([name]) => name);
}

function isSame(before: string, after: string | undefined, ids: readonly string[] | undefined): boolean {
  if (before === after) return true;
  if (after === undefined || !ids) return false;
  const [old, now]: [unknown, unknown] = [JSON.parse(before), JSON.parse(after)];
  if (!Array.isArray(old)) return false;
  return old.every((entry) => {
    const id = textAt(entry, 'id');
    if (id === undefined || ids.includes(id)) return true;
    return inWords(findById(now, id)) === inWords(entry);
  });
}

function inWords(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).filter(([name]) => !MOVING.includes(name)))
      : part,
  );
}

/** The ids that a call names. */
export function idsIn(call: Call, answer: unknown): string[] {
  const named = [call.id, ...Object.values(call.body ?? {}), textAt(answer, 'id')];
  const inLists = Object.values(call.body ?? {}).flatMap((value) => listAt({ value }, 'value'));
  return [...named, ...inLists].filter((one) => typeof one === 'string');
}
