import { useEffect, useEffectEvent, useMemo } from 'react';
import { RankedList } from '../../lists/Ranking/RankedList.tsx';
import { keyOf } from '../../lists/Ranking/rankedPair.ts';
import type { RankedRow } from '../../lists/Ranking/rankRows.ts';
import { useRanking } from '../../lists/Ranking/useRanking.ts';
import type { ManyQuestion } from '../../lists/RecordQuestion/RecordQuestion.tsx';
import { RankedAnalysis } from './RankedAnalysis.tsx';

export type GetComparisonHref = (compared: { candidateIds: readonly string[]; jobId: string }) => string;

export type RankingProps = ManyQuestion & {
  /** What it is about, whoever is in it. */
  question: string;
  getComparisonHref: GetComparisonHref;
};

/** All candidates for one job, or all jobs for one candidate. It begins at once; what came before is there already. */
export function Ranking({
  question,
  of,
  candidates,
  jobs,
  asked,
  onBusy,
  preview,
  getComparisonHref,
}: RankingProps) {
  const ofCandidates = of === 'candidate';
  const pairs = useMemo(
    () => candidates.flatMap(({ id: candidateId }) => jobs.map(({ id: jobId }) => ({ candidateId, jobId }))),
    [candidates, jobs],
  );
  // The one record that all others are held against; a change of it makes every row another one.
  const basis = JSON.stringify(ofCandidates ? jobs[0] : candidates[0]);
  const run = useRanking(question, basis, pairs);

  const start = useEffectEvent((again: boolean) => {
    if (again || run.done < pairs.length) run.start(again ? 'again' : 'rest');
  });
  useEffect(() => start(asked > 0), [asked]);
  useEffect(() => onBusy(run.running), [run.running, onBusy]);

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
  if (rows.length === 0 && !run.running && !run.error) return preview;
  return (
    <RankedList
      label={ofCandidates ? `Candidates for ${jobs[0]?.title}` : `Jobs for ${candidates[0]?.name}`}
      run={run}
      rows={rows}
      total={pairs.length}
      comparing={
        ofCandidates
          ? {
              place: question,
              getHref: (marked) =>
                getComparisonHref({
                  candidateIds: marked.map(({ candidateId }) => candidateId),
                  jobId: jobs[0]?.id ?? '',
                }),
            }
          : undefined
      }
      nouns={ofCandidates ? ['candidate', 'candidates'] : ['job', 'jobs']}
      renderOpened={({ row, steps, onClose }) => (
        <RankedAnalysis
          key={keyOf(row)}
          pair={{ candidateId: row.candidateId, jobId: row.jobId }}
          scoredAt={row.scoredAt}
          title={row.name}
          candidateName={candidates.find(({ id }) => id === row.candidateId)?.name ?? ''}
          jobTitle={jobs.find(({ id }) => id === row.jobId)?.title ?? ''}
          steps={steps}
          onClose={onClose}
          onChange={(told) => run.change(row, told)}
        />
      )}
    />
  );
}
