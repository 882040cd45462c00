import type { CsvTable } from '../csv/readCsv.ts';
import { createDrafts, type Draft } from '../forms/drafts/store.ts';
import type { ImportRun } from './createImportRun.ts';
import type { ListName } from './listValues.ts';
import type { ImportChoices, ImportPlan } from './planImport.ts';

/** An import that was begun: the file, what was chosen, and, once it saves, what it saves. */
export type ImportState = ImportChoices & {
  file: File;
  table: CsvTable;
  begun: { plan: ImportPlan; run: ImportRun } | null;
};

const places = createDrafts<ImportState>('imports');

/** The imports of this page, one of each list. They stay when the list is left, but not over a reload, which loses their files. */
export function getImportState(of: ListName): Draft<ImportState> {
  const place = places(of);
  return { ...place, keep: (values) => place.keep(Object.assign(values, { toJSON: leave })) };
}

/** Nothing of it is carried over a reload. */
function leave(): undefined {
  return undefined;
}
