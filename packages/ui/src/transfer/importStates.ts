import type { CsvTable } from '../csv/readCsv.ts';
import { createDrafts, type Draft } from '../forms/drafts/store.ts';
import type { ImportRun } from './createImportRun.ts';
import type { ListName } from './listValues.ts';
import type { ImportChoices, ImportPlan } from './planImport.ts';

/** An import in progress: the file, the choices and, once it is saving, the run. */
export type ImportState = ImportChoices & {
  file: File;
  table: CsvTable;
  begun: { plan: ImportPlan; run: ImportRun } | null;
};

const places = createDrafts<ImportState>('imports');

/** The import of each list. It survives leaving the list, but not a reload, which loses its file. */
export function getImportState(of: ListName): Draft<ImportState> {
  const place = places(of);
  return { ...place, keep: (values) => place.keep(Object.assign(values, { toJSON: leave })) };
}

/** Nothing of it survives a reload. */
function leave(): undefined {
  return undefined;
}
