import type { CandidateSummary } from '@cortex/api-client/model';
import { digits, getPersonKeys, plain } from '../../forms/CandidateFields/samePerson.ts';
import { createKeyIndex, type KeyIndex } from '../../forms/keyIndex.ts';
import { fieldLabels, type ResumeRow, type RowField, rowFields } from '../../forms/manyResumes/resumeRow.ts';

/** Somebody who seems to be the person of a row: in the list of candidates, or in an earlier row. */
export type Duplicate = { differences: readonly { label: string; there: string }[] } & (
  | { of: 'listed'; other: CandidateSummary; sameResume: boolean; withJob: boolean }
  | { of: 'row'; other: ResumeRow; position: number }
);

type Person = Record<RowField, string>;

export type PeopleIndex<Known> = KeyIndex<Known>;

export function createIndex<Known extends Person & { id: string }>(
  people: readonly Known[],
): PeopleIndex<Known> {
  const index = createKeyIndex<Known>();
  for (const person of people) index.put([...getPersonKeys(person), resumeOf(person.id)], person);
  return index;
}

/** The key of whoever has the resume of a candidate. */
export const resumeOf = (candidateId: string) => `resume of ${candidateId}`;

/**
 * Which rows are about somebody who is there already, by the row's id: the same email, the same name and phone, or the same resume. A
 * row that was sent is not held against the list, where it may stand by now itself. `withJob`: another row has put them with the row's job.
 */
export function findDuplicates(
  rows: readonly ResumeRow[],
  listed: PeopleIndex<CandidateSummary>,
): Map<string, Duplicate> {
  const duplicates = new Map<string, Duplicate>();
  const earlier = createKeyIndex<{ row: ResumeRow; position: number }>();
  const placed = new Set(rows.flatMap(({ saving, jobId }) => placeOf(saving, jobId)));
  for (const [index, row] of rows.entries()) {
    const keys = getPersonKeys(row);
    if (row.saving.kind !== 'saved' && row.sent === undefined) {
      const known = listed.find(keys) ?? findWhoseResume(row, listed);
      const before = earlier.find(keys);
      if (known) {
        const sameResume = known.id === row.sameResumeAs;
        const withJob = placed.has(`${row.jobId} ${known.id}`);
        const differences = compare(row, known);
        duplicates.set(row.id, { of: 'listed', other: known, sameResume, withJob, differences });
      } else if (before) {
        const { row: other, position } = before;
        duplicates.set(row.id, { of: 'row', other, position, differences: compare(row, other) });
      }
    }
    if (!earlier.find(keys)) earlier.put(keys, { row, position: index + 1 });
  }
  return duplicates;
}

function placeOf(saving: ResumeRow['saving'], jobId: string | undefined): string[] {
  const isPlaced = saving.kind === 'saved' && !saving.unplaced && jobId !== undefined;
  return isPlaced ? [`${jobId} ${saving.candidateId}`] : [];
}

/** Who has the row's resume; nobody where a person gave the row another name and another email. */
function findWhoseResume(
  row: ResumeRow,
  listed: PeopleIndex<CandidateSummary>,
): CandidateSummary | undefined {
  const known = row.sameResumeAs ? listed.find([resumeOf(row.sameResumeAs)]) : undefined;
  const isAnother = (field: 'name' | 'email') =>
    known !== undefined && row[field] !== '' && plain(row[field]) !== plain(known[field]);
  return isAnother('name') && isAnother('email') ? undefined : known;
}

function compare(row: Person, other: Person): Duplicate['differences'] {
  return rowFields
    .filter((field) => toComparable(field, row[field]) !== toComparable(field, other[field]))
    .map((field) => ({ label: fieldLabels[field].toLowerCase(), there: other[field] }));
}

function toComparable(field: RowField, text: string): string {
  return field === 'phone' ? digits(text) : plain(text);
}
