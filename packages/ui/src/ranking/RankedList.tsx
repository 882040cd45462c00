import { ListFilter } from 'lucide-react';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { ListSkeleton } from '../components/Skeleton/ListSkeleton.tsx';
import { LoadError } from '../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../components/StateMessage/StateMessage.tsx';
import { messages } from '../feedback/messages.ts';
import { describeFailure } from '../feedback/reportFailure.ts';
import { getNeighbours } from '../lists/DetailPanel/getNeighbours.ts';
import { type Step, StepButtons } from '../lists/DetailPanel/StepButtons.tsx';
import { VirtualList, type VirtualListHandle } from '../lists/VirtualList/VirtualList.tsx';
import { styled } from '../theme/styled.tsx';
import { CompareBar } from './CompareBar.tsx';
import { describeList, describePlace } from './listContext.ts';
import { ListRoom, useWidth } from './listRoom.ts';
import { MustHaveWarnings } from './MustHaveWarnings.tsx';
import { RankedRow } from './RankedRow.tsx';
import { RankingFilters } from './RankingFilters.tsx';
import { RankingToolbar } from './RankingToolbar.tsx';
import { keyOf } from './rankedPair.ts';
import { filterRows, listMustHaves, NO_FILTER, type RankedRow as Row, sortRows } from './rankRows.ts';
import { type ToldRow, tellApart } from './tellApart.ts';
import type { RankingRun } from './useRanking.ts';
import { useRowSize } from './useRowSize.ts';
import { useSelection } from './useSelection.ts';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    /* On a wide window the page ends with the window; what stands above the list says how high it is. */
    height: { base: 'auto', md: 'max(30rem, calc(100dvh - 221px))' },
    marginBlockStart: { md: '-4' },
    marginBlockEnd: { md: '-6' },
    _print: { display: 'block', height: 'auto' },
  },
  variants: {
    split: {
      true: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
        /* Where the panel covers the list, the keyboard must not reach below it. */
        '& > .left': { visibility: { base: 'hidden', lg: 'visible' }, display: { md: 'none', lg: 'flex' } },
      },
      false: {},
    },
  },
});

const Left = styled('div', {
  base: { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0, containerType: 'inline-size' },
});

const List = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: { base: 'none', md: 1 },
    /* On a phone it is as high as its rows and the bar below need, and at most about the window, once the page is scrolled to it. */
    height: { base: 'clamp(320px, var(--all-rows) + 160px, 640px)', md: 'auto' },
    minHeight: { base: 0, md: '10rem' },
    overflow: 'hidden',
    bg: 'surface',
    border: '1px solid {colors.line}',
    borderRadius: 'card',
    '& > :first-of-type': { flex: 1, minHeight: 0 },
  },
});

type OpenedRow = {
  row: Row;
  /** Where it stands, e.g. "3rd of 103"; empty where it has no result. */
  place: string;
  steps: ReactNode;
  onClose: () => void;
};

type RankedListProps = {
  label: string;
  run: RankingRun;
  rows: readonly Row[];
  total: number;
  /** One and many, e.g. `['candidate', 'candidates']`. */
  nouns: readonly [string, string];
  /** The row that is open, as far as it is known before its result has come. */
  opened: Row | undefined;
  onOpen: (opened: { row: Row | null }) => void;
  /** The panel of the open row. */
  renderOpened: (opened: OpenedRow) => ReactNode;
  /**
   * Where rows can be selected: the name under which the selection is stored, the link to the comparison of selected rows, and what
   * else can be done with them.
   */
  comparing?:
    | {
        place: string;
        getHref: (rows: readonly Row[]) => string;
        renderActions: (selected: { rows: readonly Row[]; onClear: () => void }) => ReactNode;
      }
    | undefined;
  /** What to do about the list as a whole, beside what it says of itself. */
  action?: ReactNode;
  /** The choice of what is ranked, where there is one. */
  scope?: ReactNode;
};

/**
 * Candidates for a job, or jobs for a candidate, by their score. While it fills, rows come in their place, but not
 * under the pointer or the keyboard: there the order waits.
 */
export function RankedList({
  label,
  run,
  rows,
  total,
  nouns,
  opened: asked,
  onOpen,
  renderOpened,
  comparing,
  action,
  scope,
}: RankedListProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [arrivedBy, setArrivedBy] = useState<Step | null>(null);
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const list = useRef<VirtualListHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const { height, lines } = useRowSize();
  const room = useMemo(() => ({ width, lines }), [width, lines]);
  const allRows: CSSProperties & { '--all-rows': string } = { '--all-rows': `${total * height}px` };

  const sorted = useMemo(() => tellApart(sortRows(rows)), [rows]);
  const keys = useMemo(() => sorted.map(keyOf), [sorted]);
  const analyzed = useMemo(() => rows.filter(({ refusal }) => refusal === undefined).length, [rows]);
  const mustHaves = useMemo(() => listMustHaves(rows), [rows]);
  const soFar = run.done < total;
  const oneJob = comparing !== undefined;
  const context = useMemo(
    () => describeList(rows, { soFar, oneJob, nouns: oneJob ? undefined : nouns }),
    [rows, soFar, oneJob, nouns],
  );
  const shown = useMemo(
    () => filterRows(inOrder(sorted, run.running ? held : null), filter),
    [sorted, held, run.running, filter],
  );
  const selection = useSelection(comparing?.place ?? '', keys);
  const chosen = sorted.filter((row) => selection.selected.has(keyOf(row)));
  const openedKey = asked ? keyOf(asked) : null;
  const listed = sorted.find((row) => keyOf(row) === openedKey);
  const opened = listed ?? asked;

  function hold() {
    setHeld((before) => before ?? keys);
  }

  function open(key: string | null, step: Step | null = null) {
    setArrivedBy(step);
    onOpen({ row: rows.find((row) => keyOf(row) === key) ?? null });
  }

  const keyed = useMemo(() => shown.map((row) => ({ id: keyOf(row) })), [shown]);
  return (
    <Columns split={Boolean(opened)}>
      <Left className="left">
        <RankingToolbar
          run={run}
          total={total}
          refused={rows.length - analyzed}
          nouns={nouns}
          rows={shown}
          best={context.best}
          scope={scope}
          action={action}
        />
        <RankingFilters
          narrow={width > 0 && width < 640}
          filter={filter}
          mustHaves={mustHaves}
          onChange={setFilter}
          onGoToList={() => list.current?.focus()}
        />
        {run.running ? null : <MustHaveWarnings warnings={context.warnings} />}
        <List
          ref={frame}
          style={allRows}
          onPointerEnter={hold}
          onPointerLeave={() => setHeld(null)}
          onFocus={hold}
          onBlur={() => setHeld(null)}
        >
          {shown.length > 0 ? (
            <ListRoom value={room}>
              <VirtualList
                ref={list}
                label={label}
                items={shown}
                getKey={keyOf}
                Body={RankedRow}
                rowHeight={height}
                selectedKey={openedKey}
                onSelect={({ key }) => open(key)}
                selection={
                  comparing ? { checked: selection.selected, onToggle: selection.toggle } : undefined
                }
              />
            </ListRoom>
          ) : rows.length > 0 ? (
            <StateMessage
              icon={ListFilter}
              title="No row matches these filters."
              description="The ranking itself has not changed."
              action={
                <Button variant="secondary" onClick={() => setFilter(NO_FILTER)}>
                  Show all
                </Button>
              }
            />
          ) : run.error ? (
            <LoadError
              {...describeFailure(run.error, messages.analyzeResume)}
              retrying={run.running}
              onRetry={() => run.start('rest')}
            />
          ) : (
            <ListSkeleton label="Analyzing..." rowHeight={height} />
          )}
          {comparing && rows.length > 0 ? (
            <CompareBar
              selected={selection.selected.size}
              full={selection.full}
              href={comparing.getHref(chosen)}
              onClear={selection.clear}
            >
              {chosen.length > 0 ? comparing.renderActions({ rows: chosen, onClear: selection.clear }) : null}
            </CompareBar>
          ) : null}
        </List>
      </Left>
      {opened
        ? renderOpened({
            row: opened,
            place: listed?.place === undefined ? '' : describePlace(listed.place, analyzed),
            onClose: () => open(null),
            steps: (
              <StepButtons
                {...getNeighbours(keyed, keyOf(opened))}
                noun={nouns[0]}
                arrivedBy={arrivedBy}
                onStep={({ id, direction }) => open(id, direction)}
              />
            ),
          })
        : null}
    </Columns>
  );
}

/** Rows in a frozen order; new ones are at the end. */
function inOrder(rows: readonly ToldRow[], order: readonly string[] | null): readonly ToldRow[] {
  if (order === null) return rows;
  const places = new Map(order.map((key, index) => [key, index]));
  const placeOf = (row: ToldRow) => places.get(keyOf(row)) ?? order.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
