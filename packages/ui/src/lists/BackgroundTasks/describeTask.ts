import type { BackgroundTask } from '@cortex/api-client/model';
import { formatDate } from '../../formatDate.ts';

/** How far a task is, or how it ended, and who asked for it where that says something. */
export function describeTask(task: BackgroundTask, ofSeveral: boolean): string {
  const { by, state, detail, ended_at } = task;
  const who = ofSeveral ? `, asked for by ${by.full_name ?? 'a deleted user'}` : '';
  const when = ended_at === undefined ? '' : `, ${formatDate(ended_at)}`;
  return `${describeState(task)}${when}${who}.${state === 'failed' && detail ? ` ${detail}` : ''}`;
}

function describeState({ state, total, done, refused }: BackgroundTask): string {
  const of = `${format(done)} of ${format(total)} analyzed`;
  const without = refused > 0 ? `, ${format(refused)} without a result` : '';
  if (state === 'waiting')
    return `Waits for its turn: ${format(total)} ${total === 1 ? 'candidate' : 'candidates'}`;
  if (state === 'running') return `${of}${without}`;
  if (state === 'done') return `Done: ${of}${without}`;
  return `${state === 'cancelled' ? 'Cancelled' : 'Stopped'}: ${of}${without}`;
}

function format(count: number): string {
  return count.toLocaleString('en-US');
}
