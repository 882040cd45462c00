import type { Scoring } from '../scores/scorePairs.ts';
import { importInTurn } from './importInTurn.ts';
import { type Held, takeTurnOf } from './leases.ts';
import { scoreInTurn } from './scoreInTurn.ts';

/**
 * Works on a claimed task for a second or two, writes down how far it is, and lets it go. Where that fails it is tried again
 * later, by whichever server; `isStopping` says that a failure is this server's own. Rejects with what failed.
 */
export function workOnTask(scoring: Scoring, task: Held, isStopping: () => boolean): Promise<void> {
  const take = () => (task.table === 'imports' ? importInTurn(scoring, task) : scoreInTurn(scoring, task));
  return takeTurnOf(scoring, task, take, isStopping);
}
