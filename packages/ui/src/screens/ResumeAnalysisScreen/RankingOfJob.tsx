import { useListApplications } from '@cortex/api-client/applications';
import { useMemo, useState } from 'react';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { useStages } from '../../lists/applications/useStages.ts';
import { styled } from '../../theme/styled.tsx';
import { Ranking, type RankingProps } from './Ranking.tsx';

const Scope = styled('div', { base: { display: 'flex', marginBlockEnd: '3' } });

/* As high as the control above it, with its margin. */
const Below = styled('div', { base: { '--above-ranking': '50px' } });

type Scope = 'own' | 'all';

/** Ranks candidates for a job: those who are with it, where somebody is, or all. */
export function RankingOfJob(props: RankingProps) {
  const { candidates, jobs, rankingId } = props;
  const stages = useStages();
  const applications = useListApplications(jobs[0]?.id ?? '', {
    query: { enabled: stages.data !== undefined },
  });
  const [scope, setScope] = useState<Scope>('own');
  const own = useMemo(() => {
    const ids = new Set(applications.data?.map(({ candidate }) => candidate.id));
    return candidates.filter(({ id }) => ids.has(id));
  }, [applications.data, candidates]);

  if (stages.isPending || (stages.data && applications.isPending)) return props.preview;
  if (own.length === 0) return <Ranking {...props} />;
  return (
    <>
      <Scope>
        <SegmentedControl
          legend="Whom to rank"
          value={scope}
          options={[
            { value: 'own', label: `With this job (${own.length.toLocaleString('en-US')})` },
            { value: 'all', label: `All candidates (${candidates.length.toLocaleString('en-US')})` },
          ]}
          onChange={({ value }) => setScope(value)}
        />
      </Scope>
      <Below>
        {scope === 'own' ? (
          <Ranking key="own" {...props} rankingId={`${rankingId}, with it`} candidates={own} />
        ) : (
          <Ranking key="all" {...props} />
        )}
      </Below>
    </>
  );
}
