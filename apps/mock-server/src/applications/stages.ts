import type { Stage, StageInput } from '@cortex/api-client/model';
import type { Caller } from '../access/sessions.ts';
import { newId } from '../db/newId.ts';
import type { Executor } from '../db/schema.ts';
import { HttpError, invalid } from '../http/HttpError.ts';

/** What every organization begins with, by the beginning of their ids. */
const FIRST_STAGES: Readonly<Record<string, Omit<Stage, 'id'>>> = {
  stg_new: { name: 'New', kind: 'open' },
  stg_phone_screen: { name: 'Phone screen', kind: 'open' },
  stg_interview: { name: 'Interview', kind: 'open' },
  stg_offer: { name: 'Offer', kind: 'open' },
  stg_hired: { name: 'Hired', kind: 'hired' },
  stg_turned_down: { name: 'Turned down', kind: 'turned_down' },
};

type Organization = Pick<Caller, 'organizationId'>;

/** The stages of an organization, in order. */
export async function findStages(db: Executor, { organizationId }: Organization): Promise<readonly Stage[]> {
  const rows = await db
    .selectFrom('stages')
    .select(['id', 'name', 'kind'])
    .where('organization_id', '=', organizationId)
    .orderBy('position')
    .execute();
  return rows.length > 0 ? rows : firstStages(organizationId);
}

/** With ids of the organization's own. */
function firstStages(organizationId: string): Stage[] {
  const own = organizationId.replace(/^org_/, '');
  return Object.entries(FIRST_STAGES).map(([id, stage]) => ({ id: `${id}_${own}`, ...stage }));
}

/** Puts a list of stages in the place of the one before. Throws 422 or 409, as the contract says. */
export async function replaceStages(
  trx: Executor,
  caller: Organization,
  input: readonly StageInput[],
): Promise<readonly Stage[]> {
  const { organizationId } = caller;
  const before = await findStages(trx, caller);
  const stages = input.map(({ id, name, kind }) => ({ id: id ?? newId('stg'), name, kind }));
  const known = new Set(before.map(({ id }) => id));
  if (input.some(({ id }) => id !== undefined && !known.has(id)))
    throw invalid({ stages: 'One of these stages is no longer there. Load the page again.' });
  if (hasTwice(stages.map(({ id }) => id)) || hasTwice(stages.map(({ name }) => name.toLowerCase())))
    throw invalid({ stages: 'Two stages have the same name.' });
  const kept = new Set(stages.map(({ id }) => id));
  for (const { id, name } of before)
    if (!kept.has(id)) await requireUnused(trx, organizationId, { id, name });
  await trx.deleteFrom('stages').where('organization_id', '=', organizationId).execute();
  const rows = stages.map((stage, position) => ({ ...stage, position, organization_id: organizationId }));
  await trx.insertInto('stages').values(rows).execute();
  return stages;
}

async function requireUnused(
  trx: Executor,
  organizationId: string,
  { id, name }: Pick<Stage, 'id' | 'name'>,
): Promise<void> {
  const used = await trx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('applications.candidate_id')
    .where('applications.organization_id', '=', organizationId)
    .where('applications.stage_id', '=', id)
    .where('jobs.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!used) return;
  throw new HttpError(
    409,
    'stage_in_use',
    `Somebody is in the stage “${name}”. Move them to another stage first.`,
  );
}

function hasTwice(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length;
}
