import { useListCandidates } from '@cortex/api-client/candidates';
import type { CandidateSummary } from '@cortex/api-client/model';
import { Plus, SearchX, UserRoundPlus } from 'lucide-react';
import { Fragment, memo, useMemo, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Highlight } from '../../components/Highlight/Highlight.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { ListSkeleton } from '../../components/Skeleton/ListSkeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { candidateEdits } from '../../forms/CandidateFields/candidateForm.ts';
import { AddResumes } from '../../forms/manyResumes/AddResumes.tsx';
import { countWaiting } from '../../forms/manyResumes/resumeDraft.ts';
import { takeResumes } from '../../forms/manyResumes/takeResumes.ts';
import type { GetAnalysisHref } from '../../lists/AnalysisHistory/AnalysisHistory.tsx';
import { PanelSkeleton } from '../../lists/DetailPanel/PanelSkeleton.tsx';
import { StepButtons } from '../../lists/DetailPanel/StepButtons.tsx';
import { JustAdded } from '../../lists/JustAdded.tsx';
import { ListLayout } from '../../lists/ListLayout/ListLayout.tsx';
import { createPreparation } from '../../lists/prepareList.ts';
import { RecentDeletions } from '../../lists/RecentDeletions/RecentDeletions.tsx';
import { useRecentlyAdded } from '../../lists/recentlyAdded.ts';
import { useSearched } from '../../lists/SearchField/Searched.tsx';
import { SkillField } from '../../lists/SearchField/SkillField.tsx';
import { putFoundFirst } from '../../lists/SearchField/skills.ts';
import { sortCandidates } from '../../lists/sorting/sortCandidates.ts';
import { type ListPlace, useRecordList } from '../../lists/useRecordList.ts';
import { TwoLines } from '../../lists/VirtualList/TwoLines.tsx';
import { type RowBodyProps, VirtualList } from '../../lists/VirtualList/VirtualList.tsx';
import { TransferButtons } from '../../transfer/TransferButtons.tsx';
import { CandidatePanel } from './CandidatePanel.tsx';
import { CandidateSelection } from './CandidateSelection.tsx';
import { candidateRestoring } from './candidateRestoring.ts';
import { useMergedLink } from './useMergedLink.ts';
import { usePanelPrefetch } from './usePanelPrefetch.ts';

const prepare = createPreparation({ sort: sortCandidates<CandidateSummary>, getText: getName, getSkills });

export type ActiveCandidatesScreenProps = ListPlace & {
  createCandidateHref: string;
  getAnalysisHref: GetAnalysisHref;
  getCandidateHref: (candidate: { candidateId: string }) => string;
  getBoardHref: (job: { jobId: string }) => string;
  upgradeHref: string;
  /** Shows the table in which resumes wait that were just added. */
  onResumesAdded: () => void;
};

/** Where a person finds a candidate, reads what is known, edits, shares or deletes it. */
export function ActiveCandidatesScreen({
  createCandidateHref,
  getAnalysisHref,
  getCandidateHref,
  getBoardHref,
  upgradeHref,
  onResumesAdded,
  ...place
}: ActiveCandidatesScreenProps) {
  const candidates = useListCandidates();
  useReportedFailure(candidates, messages.loadCandidates);
  useMergedLink(candidates.data, place);
  const list = useRecordList({
    items: candidates.data,
    prepare,
    prefetch: usePanelPrefetch(),
    edits: candidateEdits,
    place,
  });
  const { sorted, found, readFound, selected } = list;
  const noneFound = found.length === 0;
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => sorted.filter(({ id }) => checked.has(id)), [sorted, checked]);
  const transfer = useMemo(
    () => (
      <TransferButtons
        all={{ of: 'candidates', records: sorted }}
        readShown={() => ({ of: 'candidates', records: readFound() })}
        noneShown={noneFound}
        onResumes={({ files }) => {
          takeResumes(files);
          onResumesAdded();
        }}
      />
    ),
    [sorted, readFound, noneFound, onResumesAdded],
  );
  const waiting = countWaiting();
  const header = useMemo(
    () => (
      <PageHeader
        title="Active Candidates"
        description={
          <>
            Who has applied, and who was shared with you.
            {waiting > 0 ? (
              <>
                {' '}
                <Link href={createCandidateHref}>
                  {waiting === 1 ? 'One resume waits' : `${waiting.toLocaleString('en-US')} resumes wait`} to
                  be saved.
                </Link>
              </>
            ) : null}
          </>
        }
        action={
          <>
            <AddResumes onAdded={onResumesAdded} />
            <ButtonLink href={createCandidateHref}>
              <Plus size={16} strokeWidth={2} aria-hidden="true" />
              Create Candidate
            </ButtonLink>
          </>
        }
      />
    ),
    [createCandidateHref, onResumesAdded, waiting],
  );

  return (
    <ListLayout
      header={header}
      list={list}
      searchLabel="Search by name"
      filter={
        <SkillField
          {...list.skillField}
          {...(sorted.some(({ tags }) => tags !== undefined) ? { label: 'Filter by skill or tag' } : {})}
        />
      }
      transfer={candidates.data ? transfer : null}
      count={
        candidates.data
          ? { found: found.length, total: sorted.length, nouns: ['candidate', 'candidates'] }
          : null
      }
      selection={
        chosen.length > 0 ? (
          <CandidateSelection
            candidates={chosen}
            found={found}
            onSelect={(ids) => setChecked(new Set(ids))}
          />
        ) : null
      }
      deletions={<RecentDeletions restoring={candidateRestoring} />}
      panel={
        selected ? (
          <CandidatePanel
            key={selected.id}
            candidate={selected}
            deleted={list.deleted}
            steps={<StepButtons {...list.steps} noun="candidate" />}
            getAnalysisHref={getAnalysisHref}
            getBoardHref={getBoardHref}
            candidateHref={getCandidateHref({ candidateId: selected.id })}
            upgradeHref={upgradeHref}
            onClose={list.close}
          />
        ) : list.awaited && candidates.isPending ? (
          <PanelSkeleton label="Loading the candidate..." />
        ) : null
      }
    >
      {candidates.data ? (
        sorted.length === 0 ? (
          <StateMessage
            icon={UserRoundPlus}
            title="You have no candidates yet."
            description="Add the first one; a name, a way to reach them and a note are enough."
            action={
              <>
                <AddResumes onAdded={onResumesAdded} />
                <ButtonLink href={createCandidateHref} variant="secondary">
                  Add a candidate
                </ButtonLink>
              </>
            }
          />
        ) : noneFound ? (
          <StateMessage
            icon={SearchX}
            {...describeNone(list.query.trim(), list.skill.trim())}
            action={
              <Button variant="secondary" onClick={list.clearSearch}>
                Clear search
              </Button>
            }
          />
        ) : (
          <VirtualList
            {...list.rows}
            label="Candidates"
            getKey={getId}
            Body={CandidateRow}
            selection={{ checked, onToggle: ({ key }) => setChecked((before) => toggled(before, key)) }}
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

function toggled(checked: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(checked);
  if (!next.delete(id)) next.add(id);
  return next;
}

function getId({ id }: CandidateSummary): string {
  return id;
}

function getName({ name }: CandidateSummary): string {
  return name;
}

/** What the filter looks at, and what a row shows: the tags, then the skills. */
function getSkills({ tags = [], skills }: CandidateSummary): string {
  return [...tags, ...(skills ? [skills] : [])].join(', ');
}

function describeNone(query: string, skill: string): { title: string; description: string } {
  if (!skill) {
    return {
      title: `No name contains “${query}”.`,
      description: 'The search looks at names only. Try a shorter part of the name.',
    };
  }
  return {
    title: query ? `Nobody named “${query}” has the skill “${skill}”.` : `Nobody has the skill “${skill}”.`,
    description: 'Skills are what a resume names. Try a shorter part of the word, or fewer skills.',
  };
}

/** Marks who was added a moment ago. */
const CandidateRow = memo(function CandidateRow({ item }: RowBodyProps<CandidateSummary>) {
  const { query, skill } = useSearched();
  const { id, shared_by, email } = item;
  const skills = getSkills(item);
  const added = useRecentlyAdded(id);
  return (
    <TwoLines
      title={<Highlight text={getName(item)} query={query} />}
      fact={
        <>
          {added ? <JustAdded /> : null}
          {shared_by ? `Shared by ${shared_by.full_name} · ` : ''}
          {skills ? <MarkedSkills skills={skills} wanted={skill} /> : email}
        </>
      }
    />
  );
});

/** The skills, what was looked for first and marked. */
function MarkedSkills({ skills, wanted }: { skills: string; wanted: string }) {
  const words = wanted.split(',').map((word) => word.trim());
  const marked = (skill: string) =>
    words.find((word) => word && skill.toLowerCase().includes(word.toLowerCase())) ?? '';
  return putFoundFirst(skills, wanted)
    .split(', ')
    .map((skill, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: A skill is what stands at its place.
      <Fragment key={index}>
        {index > 0 ? ', ' : ''}
        <Highlight text={skill} query={marked(skill)} />
      </Fragment>
    ));
}
