import { useListCandidates } from '@cortex/api-client/candidates';
import type { CandidateSummary } from '@cortex/api-client/model';
import { Plus, SearchX, UserRoundPlus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { getNeighbours } from '../../components/DetailPanel/getNeighbours.ts';
import { PanelSkeleton } from '../../components/DetailPanel/PanelSkeleton.tsx';
import { type Step, StepButtons } from '../../components/DetailPanel/StepButtons.tsx';
import { useLastKnown } from '../../components/DetailPanel/useLastKnown.ts';
import { ListCount } from '../../components/ListLayout/ListCount.tsx';
import { ListLayout } from '../../components/ListLayout/ListLayout.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { createSearch } from '../../components/SearchField/createSearch.ts';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { ListSkeleton } from '../../components/Skeleton/ListSkeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { VirtualList, type VirtualListHandle } from '../../components/VirtualList/VirtualList.tsx';
import { messages } from '../../messages.ts';
import { describeFailure, useReportedFailure } from '../../reportFailure.ts';
import { CandidatePanel } from './CandidatePanel.tsx';
import { candidateEdits } from './candidateEdits.ts';
import { sortCandidates } from './sortCandidates.ts';

const none: CandidateSummary[] = [];

export type ActiveCandidatesScreenProps = {
  createCandidateHref: string;
  getAnalysisHref: (candidate: { candidateId: string }) => string;
  getCandidateHref: (candidate: { candidateId: string }) => string;
  upgradeHref: string;
  selectedId: string | null;
  onSelect: (selection: { id: string | null }) => void;
  initialQuery: string;
  onQueryChange: (search: { query: string }) => void;
};

/** Where a person finds a candidate, reads what is known, edits, shares or deletes it. */
export function ActiveCandidatesScreen({
  createCandidateHref,
  getAnalysisHref,
  getCandidateHref,
  upgradeHref,
  selectedId,
  onSelect,
  initialQuery,
  onQueryChange,
}: ActiveCandidatesScreenProps) {
  const [query, setQuery] = useState(initialQuery);
  const [arrivedBy, setArrivedBy] = useState<Step | null>(null);
  const list = useRef<VirtualListHandle>(null);
  const candidates = useListCandidates();
  useReportedFailure(candidates.error, messages.loadCandidates);

  const sorted = useMemo(() => sortCandidates(candidates.data ?? none), [candidates.data]);
  const find = useMemo(() => createSearch(sorted, getName), [sorted]);
  const found = useMemo(() => find(query), [find, query]);
  const listed = sorted.find(({ id }) => id === selectedId);
  const known = useLastKnown(listed, selectedId);
  const selected = listed ?? (known && candidateEdits.read(known.id) ? known : undefined);

  function search(value: string) {
    setQuery(value);
    onQueryChange({ query: value });
  }

  function select(id: string | null, step: Step | null = null) {
    setArrivedBy(step);
    onSelect({ id });
  }

  return (
    <ListLayout
      header={
        <PageHeader
          title="Active Candidates"
          description="Everybody who is in the running."
          action={
            <ButtonLink href={createCandidateHref}>
              <Plus size={16} strokeWidth={2} aria-hidden="true" />
              Create Candidate
            </ButtonLink>
          }
        />
      }
      search={
        <SearchField
          label="Search by name"
          value={query}
          onChange={({ value }) => search(value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            event.preventDefault();
            list.current?.focus();
          }}
        />
      }
      count={
        candidates.data ? (
          <ListCount found={found.length} total={sorted.length} nouns={['candidate', 'candidates']} />
        ) : null
      }
      panel={
        selected ? (
          <CandidatePanel
            key={selected.id}
            candidate={selected}
            deleted={!listed}
            steps={
              <StepButtons
                {...getNeighbours(found, selected.id)}
                noun="candidate"
                arrivedBy={arrivedBy}
                onStep={({ id, direction }) => select(id, direction)}
              />
            }
            analysisHref={getAnalysisHref({ candidateId: selected.id })}
            candidateHref={getCandidateHref({ candidateId: selected.id })}
            upgradeHref={upgradeHref}
            onClose={() => select(null)}
          />
        ) : selectedId !== null && candidates.isPending ? (
          <PanelSkeleton label="Loading the candidate..." />
        ) : null
      }
    >
      {candidates.data ? (
        sorted.length === 0 ? (
          <StateMessage
            icon={UserRoundPlus}
            title="There are no candidates yet."
            description="Add the first one; a name, a way to reach them and a note are enough."
            action={
              <ButtonLink href={createCandidateHref} variant="secondary">
                Add a candidate
              </ButtonLink>
            }
          />
        ) : found.length === 0 ? (
          <StateMessage
            icon={SearchX}
            title={`No name contains “${query.trim()}”.`}
            description="The search looks at names only. Try a shorter part of the name."
            action={
              <Button variant="secondary" onClick={() => search('')}>
                Clear search
              </Button>
            }
          />
        ) : (
          <VirtualList
            ref={list}
            label="Candidates"
            items={found}
            getKey={getId}
            getTitle={getName}
            getFact={getFact}
            selectedKey={selected?.id ?? null}
            onSelect={(selection) => select(selection?.key ?? null)}
          />
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
    </ListLayout>
  );
}

function getId({ id }: CandidateSummary): string {
  return id;
}

function getName({ name }: CandidateSummary): string {
  return name;
}

function getFact({ shared_by, skills, email }: CandidateSummary): string {
  const fact = skills || email;
  return shared_by ? `Shared by ${shared_by.full_name} · ${fact}` : fact;
}
