import { Input } from '@chakra-ui/react/input';
import { useId } from 'react';
import { SelectInput } from '../components/FormField/SelectInput.tsx';
import { styled } from '../theme/styled.tsx';
import type { FieldSource, Mapping } from './guessCsvColumns.ts';
import type { ImportField, ImportKind } from './importKind.ts';

const NONE = '';

const Fields = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    '& .names, & .field': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '104px minmax(0, 3fr) minmax(0, 1.2fr)' },
      columnGap: '4',
      rowGap: '2',
      alignItems: 'start',
    },
    '& .names': { display: { base: 'none', md: 'grid' }, color: 'muted', fontSize: 'small' },
    '& label': { fontWeight: 'medium', paddingBlockStart: { md: '2' } },
    '& .required': { color: 'bad' },
    '& .columns': {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
      gap: '2',
      '& > :only-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
    },
    '& .problem': { gridColumn: '1 / -1', color: 'bad', fontSize: 'small' },
    '& .fill': {
      '&::before': {
        content: { base: 'attr(data-label)', md: 'none' },
        display: 'block',
        paddingBlockEnd: '1',
        color: 'muted',
        fontSize: 'small',
      },
    },
  },
});

type ColumnMappingProps = {
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
        <div className="names" aria-hidden="true">
          <span>Here</span>
          <span>In the file</span>
          <span>Where that is empty</span>
        </div>
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
        {left.length > 0 ? <p className="hint">Not taken: {left.join(', ')}.</p> : null}
      </Fields>
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
  const id = useId();
  const hint = missing
    ? 'Choose a column, or say what stands in its place.'
    : derive && columns.length === 0
      ? 'Taken from the email.'
      : columns.length > 0
        ? field.hint
        : undefined;
  const shown = join !== undefined && columns.length > 0 ? [...columns, undefined] : [columns[0]];

  function choose(place: number, value: string) {
    const chosen = value === NONE ? [] : [Number(value)];
    onChange({ ...source, columns: columns.toSpliced(place, 1, ...chosen) });
  }

  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {limits?.required ? (
          <span className="required" aria-hidden="true">
            {' '}
            *
          </span>
        ) : null}
      </label>
      <div className="columns">
        {shown.map((column, place) => (
          <SelectInput
            key={column ?? 'next'}
            {...(place === 0 ? { id } : { 'aria-label': `${label}, column ${place + 1}` })}
            {...(place === 0 && hint ? { 'aria-describedby': `${id}-hint` } : {})}
            aria-required={place === 0 && limits?.required === true}
            aria-invalid={place === 0 && missing}
            value={column ?? NONE}
            onChange={({ currentTarget }) => choose(place, currentTarget.value)}
          >
            <option value={NONE}>{place > 0 && column === undefined ? 'and...' : 'None'}</option>
            {header.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: A column is what stands at its place.
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </SelectInput>
        ))}
        {hint ? (
          <p id={`${id}-hint`} className={missing ? 'problem' : 'hint'}>
            {hint}
          </p>
        ) : null}
      </div>
      {fill ? (
        <div className="fill" data-label={`${label} where that is empty`}>
          <Input
            aria-label={`${label} where that is empty`}
            dir="auto"
            autoComplete="off"
            value={source.fill}
            onChange={({ target }) => onChange({ ...source, fill: target.value })}
          />
        </div>
      ) : null}
    </div>
  );
}
