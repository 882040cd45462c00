/** Every keystroke of it leaves out some of the first rows, so that none is drawn before the list has answered. */
export const SEARCHED = 'nurse-12';

const ROLES = [
  'Data-Architect',
  'Accountant',
  'Manual-Tester',
  'Nurturing-Coach',
  'Nursing-Assistant',
  'Nursery-Teacher',
  'Nurse',
  'Nurse',
  'Night-Nurse',
  'School-Nurse',
] as const;

export type Row = { id: string; title: string; skills: string };

/**
 * Rows as the product sorts them, each kind of work all over the list. A title is one word, so that candidates are
 * sorted like jobs.
 */
export function makeRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `row_${index}`,
    title: `${String(index).padStart(5, '0')}-${ROLES[(index * 7) % ROLES.length]}-${(index * 37) % 101}`,
    skills: 'SQL, communication',
  }));
}

/** The titles of the first rows that a search leaves; eight of them are in sight on every page. */
export function findFirst(rows: readonly Row[], query: string): string[] {
  return rows
    .filter(({ title }) => title.toLowerCase().includes(query))
    .slice(0, 8)
    .map(({ title }) => title);
}
