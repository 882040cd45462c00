import type { CandidateSummary } from '@cortex/api-client/model';
import { useEffect } from 'react';
import { changeRow } from '../../forms/manyResumes/resumeDraft.ts';
import { fillInFrom, type ResumeRow } from '../../forms/manyResumes/resumeRow.ts';
import { type PeopleIndex, resumeOf } from './findDuplicates.ts';

/** Fills what a resume does not say of its person in from the candidate who has the same one, once a row. */
export function useFillFromThere(rows: readonly ResumeRow[], listed: PeopleIndex<CandidateSummary>): void {
  useEffect(() => {
    for (const { id, sameResumeAs, filledFromThere, saving } of rows) {
      if (!sameResumeAs || filledFromThere || saving.kind !== 'open') continue;
      const known = listed.find([resumeOf(sameResumeAs)]);
      if (known) changeRow(id, (row) => fillInFrom(row, known));
    }
  }, [rows, listed]);
}
