import { getListImportsQueryKey } from '@cortex/api-client/background';
import { importLimits } from '@cortex/api-client/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { subscribeToDrafts } from '../forms/drafts/store.ts';
import { createRecordCache } from '../forms/recordCache.ts';
import { newKey } from '../forms/useIdempotencyKey.ts';
import { createImportRun, type ImportRunOptions } from './createImportRun.ts';
import { createImportTask } from './createImportTask.ts';
import { guessCsvColumns } from './guessCsvColumns.ts';
import type { ImportEntry } from './importKind.ts';
import { getImportState } from './importStates.ts';
import { kinds } from './kinds.ts';
import { listValues, type RecordsOfList } from './listValues.ts';
import { type ImportChoices, type ImportPlan, planImport } from './planImport.ts';
import { readCsvFile } from './readCsvFile.ts';

/** After which the cache forgets a call. While one is under way it looks again each time, so that 0 would keep it busy. */
const FORGOTTEN_MS = 1_000;

/**
 * An import into a list: the file, what is done with it, and the saving. Where the page does the saving, it stops when the list is
 * left, and goes on where it stood.
 */
export function useImport(list: RecordsOfList) {
  const queryClient = useQueryClient();
  const kind = kinds[list.of];
  const place = useMemo(() => getImportState(list.of), [list.of]);
  const kept = useSyncExternalStore(subscribeToDrafts, place.read);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const listed = useMemo(() => listValues(list), [list]);
  // Thousands of rows take longer to plan than a key press may take to be seen.
  const planned = useDeferredValue(kept);
  const plan = useMemo(
    () => (planned ? (planned.begun?.plan ?? planImport(kind, planned.table, planned, listed)) : null),
    [kind, planned, listed],
  );
  const run = kept?.begun?.run;

  useEffect(() => () => run?.leave(), [run]);

  async function choose(file: File) {
    if (reading) return;
    setReading(true);
    setProblem(undefined);
    const read = await readCsvFile(file);
    setReading(false);
    if ('problem' in read) {
      setProblem(read.problem);
      return;
    }
    const { table } = read;
    const mapping = guessCsvColumns(table.header, kind.fields, file.name);
    place.keep({ file, table, mapping, files: [], addDuplicates: false, withoutFiles: false, begun: null });
  }

  function change(told: Partial<ImportChoices>) {
    const now = place.read();
    if (now) place.keep({ ...now, ...told });
  }

  function begin(now: ImportPlan) {
    const before = place.read();
    if (!before || before.begun) return;
    const entries = now.rows.flatMap(({ state, row: { number }, values, file }): ImportEntry[] =>
      state === 'ready' ? [{ number, values: kind.complete?.(values) ?? values, file, key: newKey() }] : [],
    );
    const options: ImportRunOptions = {
      kind,
      entries,
      call: (make) =>
        queryClient
          .getMutationCache()
          .build(queryClient, { mutationFn: make, gcTime: FORGOTTEN_MS })
          .execute(undefined),
      onEnd: () => createRecordCache(kind.listKey).refresh(queryClient),
    };
    // Files stay with the page, which sends them one by one.
    const fits = entries.length <= importLimits.rows && entries.every(({ file }) => !file);
    const started =
      kind.inBackground && fits
        ? createImportTask({
            ...options,
            fileName: before.file.name,
            addDuplicates: before.addDuplicates,
            onStarted: () => void queryClient.invalidateQueries({ queryKey: getListImportsQueryKey() }),
          })
        : createImportRun(options);
    place.keep({ ...before, begun: { plan: now, run: started } });
    void started.start();
  }

  return {
    kind,
    kept,
    plan,
    /** Whether the plan is still that of what stood there before. */
    planning: planned !== kept,
    reading,
    problem,
    choose,
    change,
    begin,
    forget() {
      setProblem(undefined);
      place.drop();
    },
  };
}

export type Import = ReturnType<typeof useImport>;
