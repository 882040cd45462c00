import type { Executor } from '../db/schema.ts';

/**
 * Candidates with who is told of the requests of the person (`reader_id`): who made their link, as long as they may answer, else whose
 * candidate it is.
 */
export function selectWithReader(db: Executor) {
  return db
    .selectFrom('candidates')
    .leftJoin('applicant_links', 'applicant_links.candidate_id', 'candidates.id')
    .leftJoin('users as maker', (join) =>
      join
        .onRef('maker.id', '=', 'applicant_links.created_by')
        .on(({ eb, or }) =>
          or([eb('maker.is_admin', '=', 1), eb('maker.id', '=', eb.ref('candidates.owner_id'))]),
        ),
    )
    .select(({ fn }) => fn.coalesce('maker.id', 'candidates.owner_id').as('reader_id'));
}
