import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import type { RankingRequest } from '../../lists/AnalysisForm/analysisChoice.ts';
import { MailSeveral } from '../../lists/CandidateMail/MailSeveral.tsx';
import { RankedList } from '../../ranking/RankedList.tsx';
import { keyOf, type Pair } from '../../ranking/rankedPair.ts';
import { type RankedRow, sortRows } from '../../ranking/rankRows.ts';
import { useRanking } from '../../ranking/useRanking.ts';
import { ChangeCriteria } from './ChangeCriteria.tsx';
import { OPENED_IN_RANKING } from './keptAnalyses.ts';
import { RankedAnalysis } from './RankedAnalysis.tsx';

export type GetComparisonHref = (compared: { candidateIds: readonly string[]; jobId: string }) => string;

const candidateNouns = ['candidate', 'candidates'] as const;
const jobNouns = ['job', 'jobs'] as const;

export type RankingProps = RankingRequest & {
  /** Identifies the ranking, whichever records it holds. */
  rankingId: string;
  getComparisonHref: GetComparisonHref;
  /** The candidate, or the job, whose analysis is opened. */
  openedId: string | null;
  onOpen: (opened: { id: string | null }) => void;
  /** The choice of what is ranked, where there is one. */
  scope?: ReactNode;
};

/** Ranks all candidates for one job, or all jobs for one candidate. It starts at once and shows earlier results first. */
export function Ranking({
  rankingId,
  of,
  candidates,
  jobs,
  submitCount,
  onBusy,
  preview,
  getComparisonHref,
  openedId,
  onOpen,
  scope,
}: RankingProps) {
  const ofCandidates = of === 'candidate';
  const pairs = useMemo(
    () => candidates.flatMap(({ id: candidateId }) => jobs.map(({ id: jobId }) => ({ candidateId, jobId }))),
    [candidates, jobs],
  );
  // The one record that all others are compared with: when it changes, every row has to be analyzed again.
  const basis = JSON.stringify(ofCandidates ? jobs[0] : candidates[0]);
  const run = useRanking(rankingId, basis, pairs);

  const start = useEffectEvent((again: boolean) => {
    if (again || run.done < pairs.length) run.start(again ? 'again' : 'rest');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: With another basis every row is analyzed again.
  useEffect(() => start(submitCount > 0), [submitCount, basis]);
  useEffect(() => onBusy(run.running), [run.running, onBusy]);

  const queryClient = useQueryClient();
  function analyzeAgain() {
    forgetOpened();
    run.start('again');
  }
  function forgetOpened() {
    void queryClient.invalidateQueries({ queryKey: [OPENED_IN_RANKING] });
  }
  // A changed job is another basis, by which its candidates are analyzed again.
  const onCriteriaSaved = ofCandidates ? forgetOpened : analyzeAgain;

  const rows = useMemo(
    () =>
      candidates.flatMap(({ id: candidateId, name }) =>
        jobs.flatMap(({ id: jobId, title }): RankedRow[] => {
          const row = run.rows[keyOf({ candidateId, jobId })];
          return row ? [{ ...row, name: ofCandidates ? name : title }] : [];
        }),
      ),
    [run.rows, candidates, jobs, ofCandidates],
  );
  const opened = pairs.find((pair) => getRankedId(pair) === openedId);
  function getRankedId({ candidateId, jobId }: Pair) {
    return ofCandidates ? candidateId : jobId;
  }
  function getName({ candidateId, jobId }: Pair) {
    const name = candidates.find(({ id }) => id === candidateId)?.name ?? '';
    return ofCandidates ? name : (jobs.find(({ id }) => id === jobId)?.title ?? '');
  }

  if (rows.length === 0 && !run.running && !run.error) {
    return (
      <>
        {scope}
        {preview}
      </>
    );
  }
  return (
    <RankedList
      label={ofCandidates ? `Candidates for ${jobs[0]?.title}` : `Jobs for ${candidates[0]?.name}`}
      run={run}
      rows={rows}
      total={pairs.length}
      comparing={
        ofCandidates
          ? {
              place: rankingId,
              getHref: (selected) =>
                getComparisonHref({
                  candidateIds: selected.map(({ candidateId }) => candidateId),
                  jobId: jobs[0]?.id ?? '',
                }),
              renderActions: ({ rows: selected, onClear }) => (
                <MailSeveral
                  candidates={selected.map(({ candidateId, name }) => ({ id: candidateId, name }))}
                  job={jobs[0]}
                  onSent={onClear}
                />
              ),
            }
          : undefined
      }
      nouns={ofCandidates ? candidateNouns : jobNouns}
      scope={scope}
      opened={opened && { ...opened, name: getName(opened), mustHaves: [] }}
      onOpen={({ row }) => onOpen({ id: row && getRankedId(row) })}
      renderOpened={({ row, place, steps, onClose }) => (
        <RankedAnalysis
          key={keyOf(row)}
          pair={{ candidateId: row.candidateId, jobId: row.jobId }}
          scoredAt={row.scoredAt}
          title={row.name}
          place={place}
          candidateName={candidates.find(({ id }) => id === row.candidateId)?.name ?? ''}
          jobTitle={jobs.find(({ id }) => id === row.jobId)?.title ?? ''}
          steps={steps}
          onClose={onClose}
          onChange={(told) => run.change(row, told)}
          onCriteriaSaved={onCriteriaSaved}
          onAgreed={analyzeAgain}
        />
      )}
      action={
        ofCandidates && jobs[0] ? (
          <ChangeCriteria
            jobId={jobs[0].id}
            candidateIds={sortRows(rows).map(({ candidateId }) => candidateId)}
            onSaved={onCriteriaSaved}
          />
        ) : null
      }
    />
  );
}
