import type { Funnel, FunnelStage, Stage } from '@cortex/api-client/model';
import { requireSeenJob, type Sight } from '../access/policy.ts';
import type { Executor } from '../db/schema.ts';
import { createStageFinder, findMoves, inTurns, SOURCES, type Step, sourceOf } from './moves.ts';
import { findStages } from './stages.ts';

const DAY_MS = 24 * 60 * 60_000;

/** In milliseconds, what is known of a stage. */
type Figures = { now: number[]; reached: Set<string>; toReach: number[]; stays: number[] };

/** How far the candidates of a job came, of those that the caller sees. Throws 404 for a job that they do not see. */
export async function readFunnel(db: Executor, caller: Sight, jobId: string): Promise<Funnel> {
  await requireSeenJob(db, caller, jobId);
  const stages = await findStages(db, caller);
  const moves = await findMoves(db, caller, { jobId });
  const bySource = Map.groupBy(moves, ([, own]) => sourceOf(own));
  const all = await countStages(stages, moves);
  if (bySource.size < 2) return { stages: all };
  const by_source: Funnel['by_source'] = [];
  for (const source of SOURCES)
    by_source.push({ source, stages: await countStages(stages, bySource.get(source) ?? []) });
  return { stages: all, by_source };
}

/** The figures of each stage, from the moves of each candidate. */
async function countStages(
  stages: readonly Pick<Stage, 'id' | 'name'>[],
  moves: Iterable<[application: string, steps: Step[]]>,
): Promise<FunnelStage[]> {
  const figures = new Map<string, Figures>(
    stages.map(({ id }) => [id, { now: [], reached: new Set(), toReach: [], stays: [] }]),
  );
  const stageOf = createStageFinder(stages);
  await inTurns(moves, ([application, own]) => {
    let added = 0;
    let here: { stage: Figures | undefined; at: number } | undefined;
    for (const step of own) {
      const { at } = step;
      if (here) here.stage?.stays.push(at - here.at);
      else added = at;
      if (step.to === undefined) {
        here = undefined;
        continue;
      }
      const stage = figures.get(stageOf(step));
      if (stage && !stage.reached.has(application)) {
        stage.reached.add(application);
        stage.toReach.push(at - added);
      }
      here = { stage, at };
    }
    here?.stage?.now.push(here.at);
  });
  return stages.map(({ id }) => toStage(id, figures.get(id)));
}

function toStage(
  stage_id: string,
  { now, reached, toReach, stays }: Figures = { now: [], reached: new Set(), toReach: [], stays: [] },
): FunnelStage {
  return {
    stage_id,
    now: now.length,
    reached: reached.size,
    ...(toReach.length > 0 ? { days_to_reach: toDays(toReach) } : {}),
    ...(stays.length > 0 ? { days_in: toDays(stays) } : {}),
    ...(now.length > 0
      ? { waiting_since: new Date(now.reduce((one, other) => Math.min(one, other))).toISOString() }
      : {}),
  };
}

/** The median in days, to a tenth. */
function toDays(times: readonly number[]): number {
  const sorted = Float64Array.from(times).sort();
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  const median = sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
  return Math.round((median / DAY_MS) * 10) / 10;
}
