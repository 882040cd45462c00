import type { Job, JobApplication, Stage } from '@cortex/api-client/model';
import { SearchX, UsersRound } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { useRememberedChoice } from '../../forms/drafts/rememberedChoice.ts';
import { createDrafts } from '../../forms/drafts/store.ts';
import type { OnMove } from '../../lists/applications/Move.ts';
import { SearchField } from '../../lists/SearchField/SearchField.tsx';
import { styled } from '../../theme/styled.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { Columns } from './BoardFrame.tsx';
import { BoardSelection } from './BoardSelection.tsx';
import { type BoardColumn as Column, findPlace, step, toColumns } from './boardColumns.ts';

import { SelectMany } from './SelectMany.tsx';

const Tools = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBlockEnd: '3',
    '& .hint': { color: 'muted', fontSize: 'small', display: { base: 'none', lg: 'block' } },
    /* Beside the search, where no toast covers it: each move has one. */
    '& .aside': { display: 'flex', alignItems: 'center', gap: '1' },
  },
});

/** By job: the stages whose column is ordered by fit. */
const stagesByFit = createDrafts<readonly string[]>('board by fit');
const noStages: readonly string[] = [];

/** For how many frames a card is waited for. */
const FRAMES = 60;

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

type BoardProps = {
  job: Pick<Job, 'id' | 'title'>;
  stages: readonly Stage[];
  applications: readonly JobApplication[];
  getCandidateHref: (candidate: { candidateId: string }) => string;
  onMove: OnMove;
  /** What to do where nobody is with the job. */
  empty: ReactNode;
  aside: ReactNode;
};

/**
 * A column for each stage. Cards are dragged, or moved with their menu; with the keyboard, arrows walk from card to card, and with
 * Shift they take the card along. A selected card takes all that are selected along, dragged or with Shift. One card takes the Tab key.
 */
export function Board({ job, stages, applications, getCandidateHref, onMove, empty, aside }: BoardProps) {
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [byFit, setByFit] = useRememberedChoice(stagesByFit(job.id), noStages);
  const board = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  const found = useMemo(() => {
    const text = query.trim().toLowerCase();
    return text === ''
      ? applications
      : applications.filter(({ candidate }) => candidate.name.toLowerCase().includes(text));
  }, [applications, query]);
  const before = useRef<readonly Column[]>([]);
  const columns = useMemo(() => {
    before.current = toColumns(stages, found, before.current, byFit);
    return before.current;
  }, [stages, found, byFit]);
  const active = (activeId && findPlace(columns, activeId)) || firstPlace(columns);
  const chosen = applications.flatMap(({ candidate }) => (selected.has(candidate.id) ? [candidate] : []));

  // Stable, so that a move draws the cards that it concerns and no others.
  const toggle = useCallback((candidateId: string) => {
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(candidateId)) next.add(candidateId);
      return next;
    });
  }, []);

  // Whoever points stays where they are: a focus set after a click may count as visible, too.
  const pointed = useRef(false);

  // A move that is undone, or that the server refuses, takes the focus along, too.
  const focusedId = useRef<string | null>(null);
  useEffect(() => {
    const id = focusedId.current;
    const place = id && document.activeElement === document.body ? findPlace(columns, id) : undefined;
    const stage = place && columns[place.column]?.stage;
    if (id && stage) focusCard(board, id, stage.id, pointed);
  }, [columns]);

  function focusOn(candidateId: string, stageId: string) {
    setActiveId(candidateId);
    focusCard(board, candidateId, stageId, pointed);
  }

  // The menu of a card goes with it, and takes the focus along.
  const moveFromMenu: OnMove = useCallback(
    (move) => {
      onMove(move);
      const [candidate] = move.candidates;
      if (candidate && move.stage) focusCard(board, candidate.id, move.stage.id, pointed);
    },
    [onMove],
  );

  // A selected card takes all that are selected along.
  const chosenNow = useRef(chosen);
  useEffect(() => {
    chosenNow.current = chosen;
  });
  const moveDropped: OnMove = useCallback(
    ({ candidates, stage }) => {
      const isOfSelected = candidates.some(({ id }) => chosenNow.current.some((one) => one.id === id));
      onMove({ candidates: isOfSelected ? chosenNow.current : candidates, stage });
    },
    [onMove],
  );

  function orderByFit(stageId: string, on: boolean) {
    setByFit(on ? [...byFit, stageId] : byFit.filter((id) => id !== stageId));
    // The top of the column is looked at, not the card that had the focus.
    setActiveId(null);
  }

  function handleKey(event: KeyboardEvent) {
    const isCard = event.target instanceof HTMLAnchorElement;
    if (!isCard || !active || !ARROWS.includes(event.key) || event.altKey || event.ctrlKey || event.metaKey) {
      if (isCard && event.key.toLowerCase() === 'x' && active) toggle(cardAt(active)?.candidate.id ?? '');
      return;
    }
    event.preventDefault();
    const card = cardAt(active);
    if (event.shiftKey && card && event.key !== 'ArrowUp' && event.key !== 'ArrowDown') {
      const stage = stages[active.column + (event.key === 'ArrowLeft' ? -1 : 1)];
      if (!stage) return;
      const isOfSelected = selected.has(card.candidate.id);
      onMove({ candidates: isOfSelected ? chosen : [card.candidate], stage });
      focusOn(card.candidate.id, stage.id);
      return;
    }
    const place = step(columns, active, event.key);
    const next = cardAt(place);
    if (next) focusOn(next.candidate.id, columns[place.column]?.stage.id ?? '');
  }

  function cardAt({ column, row }: { column: number; row: number }): JobApplication | undefined {
    return columns[column]?.cards[row];
  }

  if (applications.length === 0) {
    return (
      <StateMessage
        icon={UsersRound}
        title="Nobody is with this job yet."
        description="Add the candidates who are in the running. The pool of all candidates stays as it is."
        action={empty}
      />
    );
  }
  return (
    <>
      <Tools>
        <SearchField
          ref={search}
          label="Search by name"
          value={query}
          onChange={({ value }) => setQuery(value)}
        />
        <SelectMany stages={stages} applications={found} onSelect={(ids) => setSelected(new Set(ids))} />
        <div className="aside">{aside}</div>
        <p className="hint">Arrows walk from card to card, with Shift they move it, X selects.</p>
      </Tools>
      {found.length === 0 ? (
        <StateMessage
          icon={SearchX}
          title={`No name contains “${query.trim()}”.`}
          description="The search looks at the names of who is with this job."
          action={
            <Button variant="secondary" onClick={() => setQuery('')}>
              Clear search
            </Button>
          }
        />
      ) : null}
      <Columns
        hidden={found.length === 0}
        data-selecting={chosen.length > 0 || undefined}
        ref={board}
        onKeyDown={handleKey}
        onKeyDownCapture={() => {
          pointed.current = false;
        }}
        onClickCapture={({ detail }) => {
          // Enter and screen readers click without a pointer: such a click counts none.
          pointed.current = detail > 0;
        }}
        onFocus={({ target }) => {
          focusedId.current = target.closest<HTMLElement>('[data-candidate]')?.dataset.candidate ?? null;
        }}
        onBlur={() => {
          focusedId.current = null;
        }}
      >
        {columns.map((column, index) => (
          <BoardColumn
            key={column.stage.id}
            column={column}
            stages={stages}
            activeRow={active?.column === index ? active.row : -1}
            selected={selected}
            byFit={byFit.includes(column.stage.id)}
            onOrderByFit={orderByFit}
            getCandidateHref={getCandidateHref}
            onFocusCard={setActiveId}
            onToggle={toggle}
            onDropCard={moveDropped}
            onMoveFromMenu={moveFromMenu}
          />
        ))}
      </Columns>
      {chosen.length > 0 ? (
        <BoardSelection
          job={job}
          candidates={chosen}
          stages={stages}
          onMove={onMove}
          onClear={() => setSelected(new Set())}
        />
      ) : null}
    </>
  );
}

/** Leads to a card in a column as soon as it is drawn there: a move, or a scroll, takes some frames. */
function focusCard(
  board: RefObject<HTMLElement | null>,
  candidateId: string,
  stageId: string,
  pointed: RefObject<boolean>,
  frames = FRAMES,
): void {
  const card = `[data-stage="${stageId}"] [data-candidate="${candidateId}"] a`;
  requestAnimationFrame(() => {
    const link = board.current?.querySelector<HTMLElement>(card);
    if (!link) {
      if (frames > 0) focusCard(board, candidateId, stageId, pointed, frames - 1);
      return;
    }
    link.focus({ preventScroll: true });
    if (!pointed.current && link.matches(':focus-visible'))
      link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

function firstPlace(columns: ReturnType<typeof toColumns>) {
  const column = columns.findIndex(({ cards }) => cards.length > 0);
  return column === -1 ? undefined : { column, row: 0 };
}
