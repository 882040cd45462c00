import type { CsvRow, CsvTable } from '../csv/readCsv.ts';
import { checkResumeFile } from '../forms/CandidateFields/checkResumeFile.ts';
import { createKeyIndex } from '../forms/keyIndex.ts';
import { createTextCheck } from '../forms/validation.ts';
import type { FieldSource, Mapping } from './guessCsvColumns.ts';
import type { ImportField, ImportKind, Values } from './importKind.ts';
import { createFileFinder } from './matchFiles.ts';

export type Refusal = { label: string; cell: string; reason: string };

/**
 * - `refused`: something in it is wrong.
 * - `left`: it is there already.
 * - `lacking`: the file that it names was not chosen.
 */
export type PlannedState = 'ready' | 'refused' | 'left' | 'lacking';

export type PlannedRow = {
  row: CsvRow;
  values: Values;
  state: PlannedState;
  refusals: readonly Refusal[];
  /** Where it is there already: in the list, or in an earlier row, which is then named. */
  sameAs?: { text: string; number?: number };
  file?: File | undefined;
  /** The file that it names, where that was not chosen. */
  missing?: string | undefined;
};

export type ImportPlan = {
  rows: readonly PlannedRow[];
  /** The fields that are required and taken from nowhere. */
  unmapped: readonly ImportField[];
  /** How many rows name a file. */
  namingFiles: number;
};

export type ImportChoices = {
  mapping: Mapping;
  files: readonly File[];
  addDuplicates: boolean;
  withoutFiles: boolean;
};

/** What an import would do with each row. `listed` are the records that are there. */
export function planImport(
  kind: ImportKind,
  table: CsvTable,
  { mapping, files, addDuplicates, withoutFiles }: ImportChoices,
  listed: readonly Values[],
): ImportPlan {
  const { fields, unique } = kind;
  const getKeysOfRows = kind.getKeysOfRows ?? kind.getKeys;
  const known = createKeyIndex<Values>();
  for (const values of listed) known.put(kind.getKeys(values), values);
  const earlier = createKeyIndex<PlannedRow>();
  const findFile = createFileFinder(files);
  const checks = fields.map((field) => ({ field, check: createCheck(field) }));
  const fileField = fields.find(({ file }) => file);

  const rows = table.rows.map((row) => {
    const values = readValues(row, fields, table.header, mapping);
    const refusals = checks.flatMap(({ field, check }) => {
      const value = values[field.name] ?? '';
      const checked = check(value);
      return checked === true ? [] : [{ label: field.label, cell: value, reason: checked }];
    });
    const match = fileField ? findFile(values[fileField.name] ?? '') : undefined;
    const file = match && 'file' in match ? match.file : undefined;
    const missing = match && 'missing' in match ? match.missing : undefined;
    const badFile = checkResumeFile(file ?? null);
    if (badFile && fileField)
      refusals.push({ label: fileField.label, cell: file?.name ?? '', reason: badFile });
    const sameAs = findSame(values);
    const left = sameAs !== undefined && (unique || !addDuplicates);
    const state =
      refusals.length > 0
        ? 'refused'
        : left
          ? 'left'
          : missing !== undefined && !withoutFiles
            ? 'lacking'
            : 'ready';
    const planned: PlannedRow = {
      row,
      values,
      state,
      refusals,
      file,
      missing,
      ...(sameAs ? { sameAs } : {}),
    };
    if (state !== 'refused') earlier.put(getKeysOfRows(values), planned);
    return planned;
  });

  function findSame(values: Values): PlannedRow['sameAs'] {
    const there = known.find(kind.getKeys(values));
    if (there) return { text: kind.describe(there) };
    const before = earlier.find(getKeysOfRows(values));
    return before && { text: kind.describe(before.values), number: before.row.number };
  }

  return {
    rows,
    unmapped: fields.filter((field) => isUnmapped(field, mapping)),
    namingFiles: fileField
      ? rows.filter(({ values }) => (values[fileField.name] ?? '').trim() !== '').length
      : 0,
  };
}

function isUnmapped({ name, limits, derive }: ImportField, mapping: Mapping): boolean {
  const { columns = [], fill = '' } = mapping[name] ?? {};
  return limits?.required === true && columns.length === 0 && fill.trim() === '' && derive === undefined;
}

function createCheck({
  label,
  limits,
  plural = false,
  check,
}: ImportField): (value: string) => true | string {
  const checkText = limits ? createTextCheck(label, limits, { plural }) : () => true as const;
  return (value) => {
    const checked = checkText(value);
    return checked === true && check ? check(value) : checked;
  };
}

function readValues(
  { cells }: CsvRow,
  fields: readonly ImportField[],
  header: readonly string[],
  mapping: Mapping,
): Values {
  const values: Record<string, string> = {};
  for (const field of fields) {
    const source = mapping[field.name];
    const read = source ? readCells(cells, header, field, source) : '';
    const clean = field.clean?.(read) ?? read;
    values[field.name] = clean.trim() === '' ? (source?.fill ?? '') : clean;
  }
  for (const { name, derive } of fields)
    if (derive && values[name]?.trim() === '') values[name] = derive(values);
  return values;
}

function readCells(
  cells: readonly string[],
  header: readonly string[],
  { join, parts }: ImportField,
  { columns }: FieldSource,
): string {
  const [first, ...others] = columns;
  if (first === undefined) return '';
  if (others.length === 0) return cells[first] ?? '';
  const filled = columns
    .map((column) => ({ name: header[column] ?? '', text: (cells[column] ?? '').trim() }))
    .filter(({ text }) => text !== '');
  // Lines of several columns say where they come from; a name in parts, or a list, needs no words between.
  const named = join?.includes('\n') && !parts;
  return filled.map(({ name, text }) => (named ? `${name}: ${text}` : text)).join(join ?? ' ');
}
