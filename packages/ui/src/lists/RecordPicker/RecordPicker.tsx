import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox } from '@chakra-ui/react/combobox';
import { ChevronDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { FormField } from '../../components/FormField/FormField.tsx';
import { comboboxRecipe } from '../../theme/recipes/combobox.ts';
import { styled } from '../../theme/styled.tsx';

const SHOWN = 50;

const Rest = styled('div', {
  base: { paddingBlock: '2', paddingInline: '3', color: 'muted', fontSize: 'small' },
});

/** What can be picked: what it is called, and what tells it apart from another of the same name. */
type PickableRecord = { id: string; title: string; detail: string };

export type RecordPickerProps = {
  label: string;
  placeholder: string;
  records: readonly PickableRecord[];
  selectedId: string | null;
  onSelect: (selection: { id: string }) => void;
  required?: boolean;
  alone?: boolean;
  disabled?: boolean;
  loading?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Selects one record of many, found by a part of its name or its detail. */
export function RecordPicker({
  label,
  placeholder,
  records,
  selectedId,
  onSelect,
  required = false,
  alone = false,
  disabled = false,
  loading = false,
  hint,
  error,
}: RecordPickerProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { found, collection } = useMatches(records, typed, selectedId);
  const more = found - collection.size;
  const selected = records.find(({ id }) => id === selectedId);
  const remark = describeMatches(found, more);

  return (
    <FormField label={label} required={required} alone={alone} hint={hint} error={error}>
      <Combobox.Root
        recipe={comboboxRecipe}
        collection={collection}
        value={selectedId === null ? [] : [selectedId]}
        placeholder={loading ? 'Loading...' : placeholder}
        disabled={disabled || loading}
        inputBehavior="autohighlight"
        openOnClick
        positioning={{ sameWidth: true, gutter: 6, strategy: 'fixed' }}
        translations={{
          triggerLabel: `Show all: ${label}`,
          noResults: remark,
          ...(more > 0 ? { resultsCount: () => remark } : {}),
        }}
        onInputValueChange={({ inputValue, reason }) => {
          setTyped(reason === 'input-change' ? inputValue : '');
        }}
        onOpenChange={(change) => {
          if (change.open && change.reason !== 'input-change') selectSoon(input.current);
        }}
        onValueChange={({ value: [id] }) => {
          if (id !== undefined && id !== selectedId) onSelect({ id });
        }}
      >
        <Combobox.Control>
          <Combobox.Context>
            {(picker) => (
              <Combobox.Input
                ref={input}
                dir="auto"
                // Text that was typed but not selected is cleared.
                onBlur={() => picker.setInputValue(selected ? nameApart(selected, records) : '')}
              />
            )}
          </Combobox.Context>
          <Combobox.IndicatorGroup>
            <Combobox.Trigger>
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
            </Combobox.Trigger>
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <Combobox.Positioner>
          <Combobox.Content role={found === 0 ? 'group' : undefined}>
            {collection.items.map((record) => (
              <Combobox.Item key={record.id} item={record}>
                <span className="title">
                  <bdi>{record.title}</bdi>
                </span>
                <span className="detail">
                  <bdi>{record.detail}</bdi>
                </span>
              </Combobox.Item>
            ))}
            <Combobox.Empty>{remark}</Combobox.Empty>
            {more > 0 ? <Rest>{remark}</Rest> : null}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.Root>
    </FormField>
  );
}

/**
 * The first key replaces what is chosen. Chakra puts the caret to the end a frame after it opened; what was typed by
 * then stays.
 */
function selectSoon(input: HTMLInputElement | null): void {
  const chosen = input?.value;
  const select = () => {
    if (input?.value === chosen) input?.select();
  };
  requestAnimationFrame(() => requestAnimationFrame(select));
}

/**
 * The first of the records that contain what was typed, and how many there are in all. Before one types, the chosen one
 * is among them.
 */
function useMatches(records: readonly PickableRecord[], typed: string, selectedId: string | null) {
  const lines = useMemo(
    () => records.map(({ title, detail }) => `${title}\n${detail}`.toLocaleLowerCase()),
    [records],
  );
  return useMemo(() => {
    const wanted = typed.trim().toLocaleLowerCase();
    const matches = wanted ? records.filter((_, index) => lines[index]?.includes(wanted)) : records;
    const first = matches.slice(0, SHOWN);
    const chosen = wanted ? undefined : records.find(({ id }) => id === selectedId);
    if (chosen && !first.includes(chosen)) first.splice(0, 1, chosen);
    const collection = createListCollection({
      items: first,
      itemToValue: ({ id }) => id,
      itemToString: (record) => nameApart(record, records),
    });
    return { found: matches.length, collection };
  }, [records, lines, typed, selectedId]);
}

function describeMatches(found: number, more: number): string {
  if (found === 0) return 'No match. Type a shorter part of it.';
  return more > 0 ? `${more.toLocaleString('en-US')} more: type to narrow` : '';
}

/** The title of a record, with its detail where another one has the same title. */
function nameApart({ id, title, detail }: PickableRecord, records: readonly PickableRecord[]): string {
  const alone = !records.some((other) => other.title === title && other.id !== id);
  return alone ? title : `${title} (${detail})`;
}
