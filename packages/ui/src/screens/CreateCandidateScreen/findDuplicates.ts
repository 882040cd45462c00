import type { CandidateSummary } from '@cortex/api-client/model';
import { fieldLabels, type ResumeRow, type RowField, rowFields } from './resumeRow.ts';

/** Somebody who seems to be the person of a row: in the list of candidates, or in an earlier row. */
export type Duplicate = { differences: readonly { label: string; there: string }[] } & (
  | { of: 'listed'; other: CandidateSummary }
  | { of: 'row'; other: ResumeRow; position: number }
);

type Person = Record<RowField, string>;

export type PeopleIndex<Known> = { byEmail: Map<string, Known>; byNameAndPhone: Map<string, Known> };

export function createIndex<Known extends Person>(people: readonly Known[]): PeopleIndex<Known> {
  const index: PeopleIndex<Known> = { byEmail: new Map(), byNameAndPhone: new Map() };
  for (const person of people) put(index, person, person);
  return index;
}

/**
 * Which rows are about somebody who is there already, by the row's id: the same email, or the same name and phone. A row that was sent is not held
 * against the list, where it may stand by now itself.
 */
export function findDuplicates(
  rows: readonly ResumeRow[],
  listed: PeopleIndex<CandidateSummary>,
): Map<string, Duplicate> {
  const duplicates = new Map<string, Duplicate>();
  const earlier: PeopleIndex<{ row: ResumeRow; position: number }> = {
    byEmail: new Map(),
    byNameAndPhone: new Map(),
  };
  for (const [index, row] of rows.entries()) {
    if (row.saving.kind !== 'saved' && row.sent === undefined) {
      const known = find(listed, row);
      const before = find(earlier, row);
      if (known) duplicates.set(row.id, { of: 'listed', other: known, differences: compare(row, known) });
      else if (before) {
        const { row: other, position } = before;
        duplicates.set(row.id, { of: 'row', other, position, differences: compare(row, other) });
      }
    }
    if (!find(earlier, row)) put(earlier, row, { row, position: index + 1 });
  }
  return duplicates;
}

function put<Known>(index: PeopleIndex<Known>, person: Person, known: Known): void {
  const email = plain(person.email);
  if (email && !index.byEmail.has(email)) index.byEmail.set(email, known);
  const both = nameAndPhone(person);
  if (both && !index.byNameAndPhone.has(both)) index.byNameAndPhone.set(both, known);
}

function find<Known>({ byEmail, byNameAndPhone }: PeopleIndex<Known>, person: Person): Known | undefined {
  return byEmail.get(plain(person.email)) ?? byNameAndPhone.get(nameAndPhone(person));
}

function compare(row: Person, other: Person): Duplicate['differences'] {
  return rowFields
    .filter((field) => toComparable(field, row[field]) !== toComparable(field, other[field]))
    .map((field) => ({ label: fieldLabels[field].toLowerCase(), there: other[field] }));
}

function toComparable(field: RowField, text: string): string {
  return field === 'phone' ? digits(text) : plain(text);
}

function nameAndPhone({ name, phone }: Person): string {
  return plain(name) && digits(phone) ? `${plain(name)} ${digits(phone)}` : '';
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
