import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getNeighbours } from './DetailPanel/getNeighbours.ts';
import type { Step } from './DetailPanel/StepButtons.tsx';
import { useLastKnown } from './DetailPanel/useLastKnown.ts';
import { useNeighbourPrefetch } from './DetailPanel/useNeighbourPrefetch.ts';
import type { PrepareList } from './prepareList.ts';
import type { VirtualListHandle } from './VirtualList/VirtualList.tsx';

/** A person's place in a list, stored by the caller. */
export type ListPlace = {
  selectedId: string | null;
  onSelect: (selection: { id: string | null }) => void;
  initialQuery: string;
  onQueryChange: (search: { query: string }) => void;
  /** Where the list can be narrowed to skills. */
  initialSkill?: string;
  onSkillChange?: (search: { skill: string }) => void;
};

/** The list before it is loaded; a constant, as a list is prepared once. */
const NONE: readonly never[] = [];

type RecordListOptions<Item> = {
  /** Undefined while they are loading. */
  items: readonly Item[] | undefined;
  prepare: PrepareList<Item>;
  /** Prefetches what a panel needs beyond the list. */
  prefetch?: (item: Item) => void;
  /** The unsaved edit of a record, which keeps its panel open when somebody else deletes it. */
  edits: (id: string) => { read: () => object | null };
  place: ListPlace;
};

export type RecordList<Item> = ReturnType<typeof useRecordList<Item & { id: string }>>;

/** A list of records that can be searched, opened and stepped through. */
export function useRecordList<Item extends { id: string }>({
  items,
  prepare,
  prefetch,
  edits,
  place: { selectedId, onSelect, initialQuery, onQueryChange, initialSkill = '', onSkillChange },
}: RecordListOptions<Item>) {
  const [query, setQuery] = useState(initialQuery);
  const [skill, setSkill] = useState(initialSkill);
  const [arrivedBy, setArrivedBy] = useState<Step | null>(null);
  const rows = useRef<VirtualListHandle>(null);
  const searchInput = useRef<HTMLInputElement>(null);

  const { sorted, find, filterBySkill } = prepare(items ?? NONE);
  const skilled = useMemo(() => (skill.trim() ? filterBySkill(skill) : null), [filterBySkill, skill]);
  const found = useMemo(
    () => (skilled ? find(query).filter((item) => skilled.has(item)) : find(query)),
    [find, query, skilled],
  );
  const latestFound = useRef(found);
  useLayoutEffect(() => {
    latestFound.current = found;
  }, [found]);
  const readFound = useCallback(() => latestFound.current, []);
  const listed = selectedId === null ? undefined : sorted.find(({ id }) => id === selectedId);
  const known = useLastKnown(listed, selectedId);
  const selected = listed ?? (known && edits(known.id).read() !== null ? known : undefined);

  const neighbours = getNeighbours(found, selected?.id ?? null);

  function askAheadFor(id: string) {
    const item = found.find((row) => row.id === id);
    if (item) prefetch?.(item);
  }
  useNeighbourPrefetch(neighbours, askAheadFor);

  function search(value: string) {
    setQuery(value);
    onQueryChange({ query: value });
  }

  function searchSkill(value: string) {
    setSkill(value);
    onSkillChange?.({ skill: value });
  }

  function goToRows(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    rows.current?.focus();
  }

  function select(id: string | null, step: Step | null = null) {
    setArrivedBy(step);
    onSelect({ id });
  }

  return {
    sorted,
    found,
    /** Reads the results without rendering again on each key press. */
    readFound,
    query,
    skill,
    /** The record in the panel, and whether somebody else deleted it while it was edited. */
    selected,
    deleted: !listed,
    /** Whether the requested record may still be loading. */
    awaited: selectedId !== null && items === undefined,
    clearSearch() {
      search('');
      if (skill) searchSkill('');
    },
    searchField: {
      ref: searchInput,
      value: query,
      onChange: ({ value }: { value: string }) => search(value),
      onKeyDown: goToRows,
    },
    skillField: {
      value: skill,
      onChange: ({ value }: { value: string }) => searchSkill(value),
      onKeyDown: goToRows,
    },
    rows: {
      ref: rows,
      items: found,
      selectedKey: selected?.id ?? null,
      onSelect: ({ key }: { key: string }) => select(key),
      onApproach: ({ key }: { key: string }) => askAheadFor(key),
    },
    steps: {
      ...neighbours,
      arrivedBy,
      onStep: ({ id, direction }: { id: string; direction: Step }) => select(id, direction),
    },
    close() {
      if (!rows.current) searchInput.current?.focus();
      select(null);
    },
  };
}
