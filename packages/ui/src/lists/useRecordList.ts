import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { getNeighbours } from './DetailPanel/getNeighbours.ts';
import type { Step } from './DetailPanel/StepButtons.tsx';
import { useLastKnown } from './DetailPanel/useLastKnown.ts';
import { createSearch } from './SearchField/createSearch.ts';
import type { VirtualListHandle } from './VirtualList/VirtualList.tsx';

/** Where a person is in a list, kept by whoever shows the list. */
export type ListPlace = {
  selectedId: string | null;
  onSelect: (selection: { id: string | null }) => void;
  initialQuery: string;
  onQueryChange: (search: { query: string }) => void;
};

type RecordListOptions<Item> = {
  /** Nothing as long as they are on their way. */
  items: readonly Item[] | undefined;
  sort: (items: readonly Item[]) => Item[];
  /** What the search looks at. */
  getText: (item: Item) => string;
  /** The unsaved edit of a record, which keeps its panel open when somebody else deletes it. */
  edits: (id: string) => { read: () => object | null };
  place: ListPlace;
};

export type RecordList<Item> = ReturnType<typeof useRecordList<Item & { id: string }>>;

/** A list of records that one searches, opens and steps through. The functions of the options have to stay the same. */
export function useRecordList<Item extends { id: string }>({
  items,
  sort,
  getText,
  edits,
  place: { selectedId, onSelect, initialQuery, onQueryChange },
}: RecordListOptions<Item>) {
  const [query, setQuery] = useState(initialQuery);
  const [arrivedBy, setArrivedBy] = useState<Step | null>(null);
  const rows = useRef<VirtualListHandle>(null);
  const searchInput = useRef<HTMLInputElement>(null);

  const sorted = useMemo(() => sort(items ?? []), [items, sort]);
  const find = useMemo(() => createSearch(sorted, getText), [sorted, getText]);
  const found = useMemo(() => find(query), [find, query]);
  const listed = sorted.find(({ id }) => id === selectedId);
  const known = useLastKnown(listed, selectedId);
  const selected = listed ?? (known && edits(known.id).read() !== null ? known : undefined);

  function search(value: string) {
    setQuery(value);
    onQueryChange({ query: value });
  }

  function select(id: string | null, step: Step | null = null) {
    setArrivedBy(step);
    onSelect({ id });
  }

  return {
    sorted,
    found,
    query,
    /** The record in the panel, and whether somebody else deleted it while it was edited. */
    selected,
    deleted: !listed,
    /** Whether a record is asked for that may still come. */
    awaited: selectedId !== null && items === undefined,
    clearSearch: () => search(''),
    searchField: {
      ref: searchInput,
      value: query,
      onChange: ({ value }: { value: string }) => search(value),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
        event.preventDefault();
        rows.current?.focus();
      },
    },
    rows: {
      ref: rows,
      items: found,
      selectedKey: selected?.id ?? null,
      onSelect: ({ key }: { key: string }) => select(key),
    },
    steps: {
      ...getNeighbours(found, selected?.id ?? ''),
      arrivedBy,
      onStep: ({ id, direction }: { id: string; direction: Step }) => select(id, direction),
    },
    close() {
      if (!rows.current) searchInput.current?.focus();
      select(null);
    },
  };
}
