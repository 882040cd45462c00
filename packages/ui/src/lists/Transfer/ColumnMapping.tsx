import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { FormField } from '../../components/FormField/FormField.tsx';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import type { FieldSource, Mapping } from './guessColumns.ts';
import type { ImportField, ImportKind } from './importKind.ts';

const NONE = '';

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: '1',
    alignItems: 'start',
    '& .more': { marginBlockStart: '2' },
  },
});

export type ColumnMappingProps = {
  kind: ImportKind;
  header: readonly string[];
  mapping: Mapping;
  unmapped: readonly ImportField[];
  onChange: (mapping: Mapping) => void;
};

/** Which column each field is taken from. */
export function ColumnMapping({ kind, header, mapping, unmapped, onChange }: ColumnMappingProps) {
  const taken = new Set(Object.values(mapping).flatMap(({ columns }) => columns));
  const left = header.filter((_, index) => !taken.has(index));
  return (
    <div>
      <h3>Columns</h3>
      <Fields>
        {kind.fields.map((field) => (
          <FieldColumns
            key={field.name}
            field={field}
            header={header}
            source={mapping[field.name] ?? { columns: [], fill: '' }}
            missing={unmapped.includes(field)}
            onChange={(source) => onChange({ ...mapping, [field.name]: source })}
          />
        ))}
      </Fields>
      {left.length > 0 ? <p className="hint">Not taken: {left.join(', ')}.</p> : null}
    </div>
  );
}

type FieldColumnsProps = {
  field: ImportField;
  header: readonly string[];
  source: FieldSource;
  missing: boolean;
  onChange: (source: FieldSource) => void;
};

function FieldColumns({ field, header, source, missing, onChange }: FieldColumnsProps) {
  const { label, limits, join, fill, derive } = field;
  const { columns } = source;
  const shown = join !== undefined && columns.length > 0 ? [...columns, undefined] : [columns[0]];

  function choose(place: number, value: string) {
    const chosen = value === NONE ? [] : [Number(value)];
    onChange({ ...source, columns: columns.toSpliced(place, 1, ...chosen) });
  }

  return (
    <div>
      <FormField
        label={label}
        required={limits?.required ?? false}
        error={missing ? 'Choose a column, or say what stands in its place.' : undefined}
        hint={derive && columns.length === 0 ? 'Taken from the email where there is none.' : undefined}
      >
        <ColumnSelect header={header} column={shown[0]} none="None" onChange={(value) => choose(0, value)} />
      </FormField>
      {shown.slice(1).map((column, index) => (
        <div key={column ?? 'next'} className="more">
          <ColumnSelect
            label={`${label}, column ${index + 2}`}
            header={header}
            column={column}
            none={column === undefined ? 'Add a column' : 'None'}
            onChange={(value) => choose(index + 1, value)}
          />
        </div>
      ))}
      {fill ? (
        <div className="more">
          <FormField label={`${label} where empty`}>
            <Input
              dir="auto"
              autoComplete="off"
              value={source.fill}
              onChange={({ target }) => onChange({ ...source, fill: target.value })}
            />
          </FormField>
        </div>
      ) : null}
    </div>
  );
}

type ColumnSelectProps = {
  label?: string;
  header: readonly string[];
  column: number | undefined;
  none: string;
  onChange: (value: string) => void;
};

function ColumnSelect({ label, header, column, none, onChange }: ColumnSelectProps) {
  return (
    <SelectInput
      {...(label ? { 'aria-label': label } : {})}
      value={column ?? NONE}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value={NONE}>{none}</option>
      {header.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A column is what stands at its place.
        <option key={index} value={index}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}
