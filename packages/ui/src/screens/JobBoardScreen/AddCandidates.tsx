import { useListCandidates } from '@cortex/api-client/candidates';
import { applicationsLimits } from '@cortex/api-client/limits';
import type { CandidateSummary, JobApplication, Stage } from '@cortex/api-client/model';
import { memo, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { ListSkeleton } from '../../components/Skeleton/ListSkeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import type { OnMove } from '../../lists/applications/Move.ts';
import { SearchField } from '../../lists/SearchField/SearchField.tsx';
import { sortCandidates } from '../../lists/sorting/sortCandidates.ts';
import { type RowBodyProps, VirtualList } from '../../lists/VirtualList/VirtualList.tsx';
import { styled } from '../../theme/styled.tsx';

const List = styled('div', {
  base: {
    height: 'min(420px, 50dvh)',
    marginBlock: '3',
    border: '1px solid {colors.line}',
    borderRadius: 'card',
    overflow: 'hidden',
    '& .none': { padding: '5', color: 'muted' },
    '& .row:focus-visible': { outlineOffset: '-2px' },
  },
});

const Foot = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '& p': { color: 'muted', fontSize: 'small' },
  },
});

const Person = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .fact': { color: 'muted', fontSize: 'small', fontWeight: 'normal' },
  },
});

type AddCandidatesProps = {
  open: boolean;
  /** Where they are put. */
  stage: Stage | undefined;
  applications: readonly JobApplication[];
  onAdd: OnMove;
  onClose: () => void;
};

/** Chooses candidates of the pool for a job, many at once. */
export function AddCandidates({ open, onClose, ...props }: AddCandidatesProps) {
  return (
    <Dialog
      open={open}
      title="Add candidates"
      description="They stay in the pool of all candidates, and can be with several jobs."
      onClose={onClose}
    >
      <Chooser {...props} onClose={onClose} />
    </Dialog>
  );
}

function Chooser({ stage, applications, onAdd, onClose }: Omit<AddCandidatesProps, 'open'>) {
  const candidates = useListCandidates();
  useReportedFailure(candidates, messages.loadCandidates);
  const [query, setQuery] = useState('');
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const search = useRef<HTMLInputElement>(null);
  const free = useMemo(() => {
    const taken = new Set(applications.map(({ candidate }) => candidate.id));
    return sortCandidates((candidates.data ?? []).filter(({ id }) => !taken.has(id)));
  }, [candidates.data, applications]);
  const found = useMemo(() => {
    const text = query.trim().toLowerCase();
    return text === ''
      ? free
      : free.filter(({ name, skills }) => `${name}\n${skills}`.toLowerCase().includes(text));
  }, [free, query]);

  function toggle({ key }: { key: string }) {
    setChecked((before) => {
      const next = new Set(before);
      if (!next.delete(key) && next.size < applicationsLimits.moved) next.add(key);
      return next;
    });
  }

  function add() {
    const chosen = free.filter(({ id }) => checked.has(id)).map(({ id, name }) => ({ id, name }));
    if (stage && chosen.length > 0) onAdd({ candidates: chosen, stage });
    onClose();
  }

  return (
    <>
      <SearchField
        ref={search}
        label="Search by name or skill"
        value={query}
        onChange={({ value }) => setQuery(value)}
      />
      <List>
        {candidates.data ? (
          found.length > 0 ? (
            <VirtualList
              label="Candidates to add"
              items={found}
              getKey={getId}
              Body={Row}
              selectedKey={null}
              onSelect={toggle}
              selection={{ checked, onToggle: toggle }}
            />
          ) : (
            <p className="none">
              {free.length === 0
                ? 'Everybody is with this job already.'
                : `No name or skill contains “${query.trim()}”.`}
            </p>
          )
        ) : candidates.error ? (
          <LoadError
            {...describeFailure(candidates.error, messages.loadCandidates)}
            retrying={candidates.isFetching}
            onRetry={candidates.refetch}
          />
        ) : (
          <ListSkeleton label="Loading candidates..." />
        )}
      </List>
      <Foot>
        <Button disabled={checked.size === 0} onClick={add}>
          {checked.size === 0 ? 'Add' : `Add ${checked.size.toLocaleString('en-US')}`}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        {stage ? <p>They start in “{stage.name}”.</p> : null}
      </Foot>
    </>
  );
}

function getId({ id }: CandidateSummary): string {
  return id;
}

const Row = memo(function Row({ item: { name, skills, email } }: RowBodyProps<CandidateSummary>) {
  return (
    <Person>
      <span>{name}</span>
      <span className="fact">{skills || email}</span>
    </Person>
  );
});
