import { formatDate } from '../../formatDate.ts';
import { isImport, type Work } from './Work.ts';

/** How far a task is, or how it ended, and who asked for it where that says something. */
export function describeTask(work: Work, ofSeveral: boolean): string {
  const { by, state, detail, ended_at } = work;
  const who = ofSeveral ? `, asked for by ${by.full_name ?? 'a deleted user'}` : '';
  const when = ended_at === undefined ? '' : `, ${formatDate(ended_at)}`;
  return `${describeState(work)}${when}${who}.${state === 'failed' && detail ? ` ${detail}` : ''}`;
}

function describeState(work: Work): string {
  const { state, total } = work;
  const [one, many] = isImport(work) ? ['row', 'rows'] : ['candidate', 'candidates'];
  if (state === 'waiting') return `Waits for its turn: ${format(total)} ${total === 1 ? one : many}`;
  const progress = describeProgress(work);
  if (state === 'running') return progress;
  if (state === 'done') return `Done: ${progress}`;
  return `${state === 'cancelled' ? 'Cancelled' : 'Stopped'}: ${progress}`;
}

function describeProgress(work: Work): string {
  const { total, done, refused } = work;
  if (isImport(work)) {
    const not = refused > 0 ? `, ${format(refused)} not` : '';
    return `${format(done - refused)} of ${format(total)} added${not}`;
  }
  const without = refused > 0 ? `, ${format(refused)} without a result` : '';
  return `${format(done)} of ${format(total)} analyzed${without}`;
}

function format(count: number): string {
  return count.toLocaleString('en-US');
}
