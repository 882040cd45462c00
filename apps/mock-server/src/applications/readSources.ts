import type { SourceFigures } from '@cortex/api-client/model';
import type { Sight } from '../access/policy.ts';
import type { Executor } from '../db/schema.ts';
import { createStageFinder, findMoves, inTurns, SOURCES, sourceOf } from './moves.ts';
import { findStages } from './stages.ts';

/** How many applied for the jobs of an organization, got to its stages and were hired, by where they came from. */
export async function readSources(db: Executor, caller: Sight): Promise<SourceFigures> {
  const stages = await findStages(db, caller);
  const stageOf = createStageFinder(stages);
  const hired = new Set(stages.flatMap(({ id, kind }) => (kind === 'hired' ? id : [])));
  const applications: { source: (typeof SOURCES)[number]; reached: Set<string> }[] = [];
  await inTurns((await findMoves(db, caller)).values(), (moves) => {
    const reached = new Set(moves.flatMap((move) => (move.to === undefined ? [] : stageOf(move))));
    applications.push({ source: sourceOf(moves), reached });
  });
  return {
    sources: SOURCES.map((source) => {
      const own = applications.filter((application) => application.source === source);
      return {
        source,
        applications: own.length,
        hires: own.filter(({ reached }) => [...reached].some((id) => hired.has(id))).length,
        stages: stages
          .filter(({ kind }) => kind === 'open')
          .map(({ id, name }) => ({
            stage_id: id,
            name,
            reached: own.filter(({ reached }) => reached.has(id)).length,
          })),
      };
    }),
  };
}
