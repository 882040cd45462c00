import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import {
  type ComponentType,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { styled } from '../../theme/styled.tsx';
import { readTextScale } from '../../theme/textSize.ts';
import { memoStyled } from '../ListLayout/memoStyled.tsx';
import { isTyping } from '../SearchField/SearchField.tsx';
import { useDwell } from './useDwell.ts';

const ROW_HEIGHT = 52;

/** The height of the last list. The next one renders its first rows with it, instead of in a second render. */
let lastHeight = 0;

const Scroller = memoStyled(
  styled('div', {
    base: {
      height: 'full',
      overflowY: 'auto',
      paddingBlockEnd: { base: '20', md: 0 },
      contain: 'strict',
      scrollbarWidth: 'thin',
      '&:focus-visible': { outlineOffset: '-2px' },
      /* The active row has the focus ring while it is visible. */
      '&[aria-activedescendant]:focus-visible': { outline: 'none' },
      '& .row': {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        position: 'relative',
        height: 'var(--row-height)',
        paddingInline: { base: '4', md: '5' },
        borderBlockEnd: '1px solid {colors.line}',
        cursor: 'pointer',
        lineHeight: '1.35',
      },
      '& .row > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& .row > :first-of-type': { fontWeight: 'medium' },
      '& .row > :nth-of-type(2)': { color: 'muted', fontSize: 'small' },
      '& .row > .two': { display: 'flex', columnGap: '3' },
      '& .two > bdi': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' },
      '& .row:hover, &:focus .row[data-active]': { bg: 'hovered' },
      '& .row.row[aria-selected=true]': { bg: 'accentSubtle' },
      '& .row[aria-selected=true]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: '3px',
        bg: 'accent',
      },
      '& .row[aria-checked]': { paddingInlineStart: { base: '44px', md: '48px' } },
      /* A touch target; the visible part is the square within. */
      '& .row > .tick': {
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: { base: '44px', md: '48px' },
        display: 'grid',
        placeItems: 'center',
      },
      '& .square': {
        display: 'grid',
        placeItems: 'center',
        boxSize: '18px',
        borderRadius: '4px',
        border: '1px solid {colors.edge}',
        bg: 'surface',
        color: 'transparent',
      },
      '& .tick:hover .square': { borderColor: 'accent' },
      '& .row[aria-checked=true] .square': {
        bg: 'accentSolid',
        borderColor: 'accentSolid',
        color: 'onAccent',
      },
      '&:focus-visible .row[data-active]': { boxShadow: 'inset 0 0 0 2px {colors.accent}' },
    },
  }),
);

type RowProps<Item> = {
  id: string;
  position: number;
  size: number;
  active: boolean;
  selected: boolean;
  /** Undefined where rows cannot be selected. */
  checked: boolean | undefined;
  item: Item;
  Body: ComponentType<RowBodyProps<Item>>;
};

/** The content of a row. */
export type RowBodyProps<Item> = { item: Item; position: number };

function Row<Item>({ id, position, size, active, selected, checked, item, Body }: RowProps<Item>) {
  return (
    <div
      id={id}
      className="row"
      role="option"
      tabIndex={-1}
      data-position={position}
      data-active={active || undefined}
      aria-selected={selected}
      aria-checked={checked}
      aria-posinset={position + 1}
      aria-setsize={size}
    >
      <Body item={item} position={position} />
      {/* Last, so that a row's first line is its first child whether it can be selected or not. */}
      {checked === undefined ? null : (
        <span className="tick" title="Select (X)" aria-hidden="true">
          <span className="square">
            <Check size={13} strokeWidth={3} />
          </span>
        </span>
      )}
    </div>
  );
}

/** Which rows are selected for a bulk action, by their keys. */
type RowSelection = { checked: ReadonlySet<string>; onToggle: (row: { key: string }) => void };

export type VirtualListHandle = { focus: () => void };

type VirtualListProps<Item> = {
  label: string;
  items: readonly Item[];
  getKey: (item: Item) => string;
  /** A stable component. */
  Body: ComponentType<RowBodyProps<Item>>;
  /** In pixels. */
  rowHeight?: number;
  selectedKey: string | null;
  /** The row that is looked at first, where that is not the first one. */
  startKey?: string | null;
  onSelect: (selection: { key: string }) => void;
  /** The pointer or the cursor rests on a row, which may be opened next. */
  onApproach?: (row: { key: string }) => void;
  /** Where rows can be selected: with their checkbox, or with X. */
  selection?: RowSelection | undefined;
  ref?: Ref<VirtualListHandle>;
};

/**
 * A list of any length. J, K and the arrows move, Enter opens, X selects; while a row is open, moving opens the next.
 * The cursor follows a row that is opened from elsewhere.
 * The focus returns to the list when the open row is closed.
 */
export function VirtualList<Item>({
  label,
  items,
  getKey,
  Body,
  rowHeight = ROW_HEIGHT * readTextScale(),
  selectedKey,
  startKey = null,
  onSelect,
  onApproach,
  selection,
  ref,
}: VirtualListProps<Item>) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 3,
    initialRect: { width: 0, height: lastHeight },
    observeElementRect: (list, tell) =>
      observeElementRect(list, (rect) => {
        const before = list.scrollRect?.height ?? 0;
        tell(rect);
        latest.current.handleHeight(before, rect.height);
      }),
  });
  const measuredFor = useRef(rowHeight);
  useLayoutEffect(() => {
    if (measuredFor.current === rowHeight) return;
    measuredFor.current = rowHeight;
    virtualizer.measure();
  }, [rowHeight, virtualizer]);
  useEffect(() => {
    lastHeight = virtualizer.scrollRect?.height ?? 0;
  });
  const pointAt = useDwell(onApproach);
  const rows = virtualizer.getVirtualItems();
  const position = Math.min(active, Math.max(0, items.length - 1));
  const rendered = rows.some((row) => row.index === position);

  const selectedPosition = useMemo(
    () => (selectedKey === null ? -1 : items.findIndex((item) => getKey(item) === selectedKey)),
    [items, getKey, selectedKey],
  );
  const isInSight = useEffectEvent((index: number) => {
    const { scrollOffset, scrollRect } = virtualizer;
    if (scrollOffset === null || scrollRect === null) return false;
    return isWithin(index * rowHeight, rowHeight, scrollOffset, scrollRect.height);
  });
  const shownKey = useRef<string | null>(null);
  const requestedKey = useRef<string | null>(null);
  useEffect(() => {
    if (selectedKey === null) requestedKey.current = null;
    const overtaken = requestedKey.current !== null && requestedKey.current !== selectedKey;
    if (overtaken || selectedPosition < 0) return;
    requestedKey.current = null;
    setActive(selectedPosition);
    if (shownKey.current !== selectedKey && !isInSight(selectedPosition))
      virtualizer.scrollToIndex(selectedPosition);
    shownKey.current = selectedKey;
  }, [selectedPosition, selectedKey, virtualizer]);

  const started = useRef(false);
  useEffect(() => {
    const index = started.current ? -1 : items.findIndex((item) => getKey(item) === startKey);
    if (index < 0) return;
    started.current = true;
    setActive(index);
    if (!isInSight(index)) virtualizer.scrollToIndex(index);
  }, [items, getKey, startKey, virtualizer]);

  useImperativeHandle(ref, () => ({ focus: () => scroller.current?.focus() }), []);

  function approach(index: number) {
    const item = items[index];
    pointAt(item === undefined ? null : getKey(item));
  }

  function open(index: number) {
    const item = items[index];
    if (item === undefined) return;
    pointAt(null);
    setActive(index);
    const key = getKey(item);
    requestedKey.current = key === selectedKey ? null : key;
    onSelect({ key });
  }

  function toggle(index: number) {
    const item = items[index];
    if (item === undefined) return;
    setActive(index);
    selection?.onToggle({ key: getKey(item) });
  }

  function move(index: number) {
    const next = Math.min(items.length - 1, Math.max(0, index));
    setActive(next);
    virtualizer.scrollToIndex(next);
    if (selectedKey !== null) open(next);
    else approach(next);
  }

  function handleKey(event: KeyboardEvent | globalThis.KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1);
    const actions: Record<string, () => void> = {
      j: () => move(position + 1),
      k: () => move(position - 1),
      ArrowDown: () => move(position + 1),
      ArrowUp: () => move(position - 1),
      PageDown: () => move(position + page),
      PageUp: () => move(position - page),
      Home: () => move(0),
      End: () => move(items.length - 1),
      Enter: () => open(position),
      ' ': () => open(position),
      ...(selection ? { x: () => toggle(position) } : {}),
    };
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  function handleAnywhere(event: globalThis.KeyboardEvent) {
    if (event.defaultPrevented || isTyping(event.target)) return;
    if ((event.key === 'j' || event.key === 'k') && event.target !== scroller.current) {
      scroller.current?.focus();
      handleKey(event);
    }
  }

  function handleClick({ target }: MouseEvent) {
    const index = findPosition(target);
    if (index === null) return;
    const act = target instanceof Element && target.closest('.tick') ? toggle : open;
    act(index);
  }

  function handlePointer({ target }: PointerEvent) {
    const index = findPosition(target);
    if (index !== null) approach(index);
  }

  function handleFocus({ currentTarget }: FocusEvent) {
    if (currentTarget.matches(':focus-visible') && selectedKey === null) approach(position);
  }

  /** What opens below the list must not cover the active row. A row that was scrolled away stays away. */
  function handleHeight(before: number, after: number) {
    const offset = virtualizer.scrollOffset ?? 0;
    const isSeenIn = (height: number) => isWithin(position * rowHeight, rowHeight, offset, height);
    if (isSeenIn(before) && !isSeenIn(after)) virtualizer.scrollToIndex(position);
  }

  const now = { handleAnywhere, handleClick, handleFocus, handleHeight, handleKey, handlePointer, pointAt };
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const previousKey = useRef(selectedKey);
  useEffect(() => {
    if (previousKey.current !== null && selectedKey === null) scroller.current?.focus();
    previousKey.current = selectedKey;
  }, [selectedKey]);
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => latest.current.handleAnywhere(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  /** Stable across renders, so that the scroller does not render again. */
  const behaviour = useMemo(() => {
    const style: CSSProperties & { '--row-height': string } = { '--row-height': `${rowHeight}px` };
    return {
      style,
      onKeyDown: (event: KeyboardEvent) => latest.current.handleKey(event),
      onMouseDown(event: MouseEvent) {
        event.preventDefault();
        // Nothing moves under the pointer, or a click would hit another row.
        scroller.current?.focus({ preventScroll: true });
      },
      onClick: (event: MouseEvent) => latest.current.handleClick(event),
      onFocus: (event: FocusEvent) => latest.current.handleFocus(event),
      onPointerOver: (event: PointerEvent) => latest.current.handlePointer(event),
      onPointerLeave: () => latest.current.pointAt(null),
    };
  }, [rowHeight]);

  return (
    <Scroller
      ref={scroller}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-keyshortcuts={selection ? 'X' : undefined}
      aria-activedescendant={rendered ? `${id}-${position}` : undefined}
      {...behaviour}
    >
      <div style={{ height: virtualizer.getTotalSize() }}>
        <div style={{ transform: `translateY(${rows[0]?.start ?? 0}px)` }}>
          {rows.map(({ index }) => {
            const item = items[index];
            if (item === undefined) return null;
            const key = getKey(item);
            return (
              <Row
                key={index}
                id={`${id}-${index}`}
                position={index}
                size={items.length}
                active={index === position}
                selected={key === selectedKey}
                checked={selection?.checked.has(key)}
                item={item}
                Body={Body}
              />
            );
          })}
        </div>
      </div>
    </Scroller>
  );
}

function isWithin(start: number, size: number, offset: number, height: number): boolean {
  return start >= offset && start + size <= offset + height;
}

function findPosition(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest('.row') : null;
  return row instanceof HTMLElement ? Number(row.dataset.position) : null;
}
