import type { BackgroundTaskKind } from '@cortex/api-client/model';
import { isImport, type Work } from './Work.ts';

type Words = {
  /** What stands before the name of what it is about. */
  lead: string;
  /** As `lead`, after a verb. */
  within: string;
  done: (of: string) => string;
  stopped: (of: string) => string;
};

const words: Record<BackgroundTaskKind | 'import', Words> = {
  ranking: {
    lead: 'Ranking for',
    within: 'the ranking for',
    done: (of) => `The ranking for ${of} is done.`,
    stopped: (of) => `The ranking for ${of} stopped.`,
  },
  rescoring: {
    lead: 'New scores for',
    within: 'the new scores for',
    done: (of) => `The scores for ${of} are those of the changed job now.`,
    stopped: (of) => `Scoring again for ${of} stopped.`,
  },
  import: {
    lead: 'Import of',
    within: 'the import of',
    done: (of) => `The import of ${of} is done.`,
    stopped: (of) => `The import of ${of} stopped.`,
  },
};

/** How a task is called, in parts, and how its end is told. */
export function nameTask(work: Work) {
  const { lead, within, done, stopped } = words[isImport(work) ? 'import' : work.kind];
  const of = isImport(work) ? work.file_name : work.job.title;
  return { lead, of, cancel: `${within} ${of}`, done: done(of), stopped: stopped(of) };
}
