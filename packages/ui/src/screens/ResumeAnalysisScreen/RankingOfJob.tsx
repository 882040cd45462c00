import { useListApplications } from '@cortex/api-client/applications';
import { useMemo, useState } from 'react';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { useStages } from '../../lists/applications/useStages.ts';
import { Ranking, type RankingProps } from './Ranking.tsx';

type Scope = 'own' | 'all';

/** Ranks candidates for a job: those who are with it, where somebody is, or all. */
export function RankingOfJob(props: RankingProps) {
  const { candidates, jobs } = props;
  const stages = useStages();
  const applications = useListApplications(jobs[0]?.id ?? '', {
    query: { enabled: stages.data !== undefined },
  });
  const own = useMemo(() => {
    const ids = new Set(applications.data?.map(({ candidate }) => candidate.id));
    return candidates.filter(({ id }) => ids.has(id));
  }, [applications.data, candidates]);

  if (stages.isPending || (stages.data && applications.isPending)) return props.preview;
  if (own.length === 0) return <Ranking {...props} />;
  return <ScopedRanking {...props} own={own} />;
}

type ScopedRankingProps = RankingProps & {
  /** The candidates who are with the job. */
  own: RankingProps['candidates'];
};

/** A link to somebody who is not with the job shows all candidates. */
function ScopedRanking({ own, ...props }: ScopedRankingProps) {
  const { candidates, rankingId, openedId, onOpen } = props;
  const isWithJob = own.some(({ id }) => id === openedId);
  const isElsewhere = !isWithJob && candidates.some(({ id }) => id === openedId);
  const [scope, setScope] = useState<Scope>('own');
  if (isElsewhere && scope === 'own') setScope('all');

  function change(next: Scope) {
    setScope(next);
    if (next === 'own' && isElsewhere) onOpen({ id: null });
  }

  const control = (
    <SegmentedControl
      legend="Whom to rank"
      value={scope}
      inRow
      options={[
        { value: 'own', label: `With this job (${own.length.toLocaleString('en-US')})` },
        { value: 'all', label: `All candidates (${candidates.length.toLocaleString('en-US')})` },
      ]}
      onChange={({ value }) => change(value)}
    />
  );
  return scope === 'own' ? (
    <Ranking key="own" {...props} scope={control} rankingId={`${rankingId}, with it`} candidates={own} />
  ) : (
    <Ranking key="all" {...props} scope={control} />
  );
}
