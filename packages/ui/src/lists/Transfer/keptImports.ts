import type { CsvTable } from '../../csv/readCsv.ts';
import { createDrafts } from '../../forms/drafts/store.ts';
import type { ImportRun } from './createImportRun.ts';
import type { ImportChoices, ImportPlan } from './planImport.ts';

/** An import that was begun: the file, what was chosen, and, once it saves, what it saves. */
export type KeptImport = ImportChoices & {
  file: File;
  table: CsvTable;
  begun: { plan: ImportPlan; run: ImportRun } | null;
};

/** The imports of this page, one of each list. They stay when the list is left, but not over a reload, which loses their files. */
export const keptImports = createDrafts<KeptImport>('imports', { carried: false });
