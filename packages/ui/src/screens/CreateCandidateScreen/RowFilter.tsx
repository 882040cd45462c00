import { Input } from '@chakra-ui/react/input';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { fillEmpty } from '../../forms/manyResumes/resumeDraft.ts';
import { fieldLabels, type RowField, rowFields } from '../../forms/manyResumes/resumeRow.ts';
import { styled } from '../../theme/styled.tsx';
import type { FilterChoice, RowFilterState } from './useRowFilter.ts';

const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    '& > [role=radiogroup]': { width: { base: 'full', md: 'auto' } },
    '& > .keys': { color: 'muted', fontSize: 'small' },
    '& kbd': { fontFamily: 'inherit', fontWeight: 'semibold' },
  },
});

const Fill = styled('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'auto minmax(0, 150px) minmax(0, 240px) auto' },
    alignItems: 'center',
    gap: '2',
    justifyContent: { md: 'start' },
    '& label': { fontSize: 'small', gridColumn: { base: '1 / -1', md: 'auto' } },
    '& > div': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& input, & select': { minHeight: '9' },
  },
});

type RowFilterProps = { filter: RowFilterState; disabled: boolean };

/** Which rows the table shows, and what can be done at once with those that need something. */
export function RowFilter({ filter, disabled }: RowFilterProps) {
  const { choice, choose, needing, skipped, total } = filter;
  const options: { value: FilterChoice; label: string }[] = [
    { value: 'all', label: `All ${total.toLocaleString('en-US')}` },
    { value: 'needing', label: describeNeeding(needing.length) },
    ...(skipped.length > 0 || choice === 'skipped'
      ? [{ value: 'skipped' as const, label: `${skipped.length.toLocaleString('en-US')} skipped` }]
      : []),
  ];
  return (
    <>
      <Row>
        <SegmentedControl legend="Which to show" options={options} value={choice} onChange={choose} />
        {needing.length > 0 ? (
          <p className="keys">
            <kbd>Enter</kbd> in a field goes on to the next that needs something.
          </p>
        ) : null}
      </Row>
      {choice === 'needing' && needing.length > 1 ? <FillForm filter={filter} disabled={disabled} /> : null}
    </>
  );
}

/** Fills one field in all rows that are shown and lack it. */
function FillForm({ filter: { needing }, disabled }: RowFilterProps) {
  const id = useId();
  const lacking = (field: RowField) => needing.filter((row) => row[field].trim() === '');
  const [chosen, setChosen] = useState<RowField>();
  const [value, setValue] = useState('');
  const field = chosen ?? rowFields.toReversed().find((name) => lacking(name).length > 0) ?? 'phone';
  const rows = lacking(field);

  function fill() {
    const text = value.trim();
    if (text === '' || rows.length === 0) return;
    const undo = fillEmpty(new Set(rows.map((row) => row.id)), field, text);
    const label = fieldLabels[field].toLowerCase();
    showToast({
      kind: 'info',
      title: `The ${label} was filled in ${rows.length === 1 ? 'one row' : `${rows.length.toLocaleString('en-US')} rows`}.`,
      action: { label: 'Undo', onSelect: undo },
    });
    setValue('');
  }

  return (
    <Fill
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        fill();
      }}
    >
      <label htmlFor={id}>Fill where empty</label>
      <SelectInput
        aria-label="Field to fill"
        value={field}
        onChange={({ currentTarget }) => setChosen(rowFields.find((name) => name === currentTarget.value))}
      >
        {rowFields.map((name) => (
          <option key={name} value={name}>
            {fieldLabels[name]}
          </option>
        ))}
      </SelectInput>
      <Input
        id={id}
        autoComplete="off"
        dir="auto"
        readOnly={disabled}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        disabled={disabled || rows.length === 0 || value.trim() === ''}
      >
        Fill {rows.length.toLocaleString('en-US')}
      </Button>
    </Fill>
  );
}

function describeNeeding(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'needs' : 'need'} a name, email or phone`;
}
