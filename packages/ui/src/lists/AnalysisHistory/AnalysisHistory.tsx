import { getListAnalysesQueryKey, useListAnalyses } from '@cortex/api-client/analysis';
import type { KeptAnalysis } from '@cortex/api-client/model';
import { History } from 'lucide-react';
import { useId } from 'react';
import { Highlight } from '../../components/Highlight/Highlight.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PanelSection, SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { describeScore } from '../../components/ScoreRing/describeScore.ts';
import { ScoreRing } from '../../components/ScoreRing/ScoreRing.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { formatDate } from '../../formatDate.ts';
import { styled } from '../../theme/styled.tsx';
import { prefetched, useStaleOnLeave } from '../DetailPanel/prefetched.ts';
import { SearchedRows } from '../SearchField/SearchedRows.tsx';

const List = styled('ul', { base: { listStyle: 'none', marginBlockStart: '1' } });

const Row = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    paddingBlock: '2.5',
    borderBlockEnd: '1px solid {colors.line}',
    _last: { borderBlockEnd: 0 },
    '& > div:last-of-type': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& a': { fontWeight: 'medium', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& p': { color: 'muted', fontSize: 'small' },
    '& .outdated': { display: 'flex', gap: '1.5' },
    '& .outdated svg': { flexShrink: 0, marginBlockStart: '3px', color: 'warn' },
  },
});

export type GetAnalysisHref = (pair: { candidateId: string; jobId?: string }) => string;

type KeptAnalysesProps = { candidateId: string; getAnalysisHref: GetAnalysisHref };

/** The earlier analyses of a candidate, newest first. Renders nothing where the server stores none. */
export function AnalysisHistory({ candidateId, getAnalysisHref }: KeptAnalysesProps) {
  const id = useId();
  const analyses = useListAnalyses(candidateId, prefetched);
  useStaleOnLeave(getListAnalysesQueryKey(candidateId));
  const absent = isUnsupported(analyses.error);
  useReportedFailure(absent ? null : analyses, extensionMessages.loadAnalyses);

  if (absent || analyses.data?.length === 0) return null;
  return (
    <PanelSection aria-labelledby={id}>
      <h2 id={id}>Analyses</h2>
      {analyses.data ? (
        <SearchedRows label="Search by job" searchedBy="job" rows={analyses.data} getText={getJob}>
          {(found, query) => (
            <List>
              {found.toSorted(byNewest).map((analysis) => (
                <AnalysisRow
                  key={analysis.job.id}
                  analysis={analysis}
                  query={query}
                  href={getAnalysisHref({ candidateId, jobId: analysis.job.id })}
                />
              ))}
            </List>
          )}
        </SearchedRows>
      ) : analyses.error ? (
        <SectionFailure
          {...describeFailure(analyses.error, extensionMessages.loadAnalyses)}
          retrying={analyses.isFetching}
          onRetry={analyses.refetch}
        />
      ) : (
        <LoadingRegion label="Loading analyses...">
          <Skeleton height="56px" marginBlockStart="2" />
          <Skeleton height="56px" marginBlockStart="2" />
        </LoadingRegion>
      )}
    </PanelSection>
  );
}

type AnalysisRowProps = { analysis: KeptAnalysis; query: string; href: string };

function AnalysisRow({ analysis, query, href }: AnalysisRowProps) {
  const { job, fit_score, scored_at, in_part, outdated } = analysis;
  return (
    <Row>
      <ScoreRing score={fit_score} size="tiny" inPart={in_part === true} />
      <div>
        <Link href={href}>
          <bdi>
            <Highlight text={job.title} query={query} />
          </bdi>
        </Link>
        <p>
          {describeScore(fit_score, in_part)} · {formatDate(scored_at)}
        </p>
        {outdated ? (
          <p className="outdated">
            <History size={14} strokeWidth={2} aria-hidden="true" />
            The job, the resume or the reading have changed since.
          </p>
        ) : null}
      </div>
    </Row>
  );
}

function getJob({ job }: KeptAnalysis): string {
  return job.title;
}

function byNewest(one: KeptAnalysis, other: KeptAnalysis): number {
  return Date.parse(other.scored_at) - Date.parse(one.scored_at);
}
