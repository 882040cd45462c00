import { useGetSourceFigures } from '@cortex/api-client/applications';
import type { SourceFigure } from '@cortex/api-client/model';
import { useMemo } from 'react';
import { BarChart } from '../../components/Chart/BarChart.tsx';
import { PanelSection, SectionFailure } from '../../components/PanelSection/PanelSection.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { useUpgradeNeeded } from '../../feedback/useUpgradeNeeded.ts';
import { getRememberedTableChoice } from '../../forms/drafts/rememberedChoice.ts';
import { styled } from '../../theme/styled.tsx';

const TITLE = 'Where candidates come from';

const names: Record<SourceFigure['source'], string> = {
  jobs_page: 'By the jobs page',
  colleague: 'Added by colleagues',
};

const Frame = styled('div', { base: { marginBlockStart: '4' } });
const Note = styled('p', { base: { marginBlockStart: '2', color: 'muted', fontSize: 'small' } });

type SourceChartProps = {
  /** The plan has no performance pages. */
  onUpgradeNeeded: () => void;
};

/** How many applied over all jobs, got on and were hired, by source. Nothing where the server does not count that. */
export function SourceChart({ onUpgradeNeeded }: SourceChartProps) {
  const figures = useGetSourceFigures({ query: { retry: false } });
  const lacking = isUnsupported(figures.error);
  const upgradeNeeded = useUpgradeNeeded(figures.error, onUpgradeNeeded);
  useReportedFailure(lacking || upgradeNeeded ? null : figures, extensionMessages.loadSourceFigures);
  const sources = figures.data?.sources;
  const rows = useMemo(() => (sources ? toRows(sources) : []), [sources]);
  const series = useMemo(() => sources?.map(({ source }) => names[source]) ?? [], [sources]);
  if (lacking || upgradeNeeded) return null;
  if (sources) {
    return (
      <Frame>
        <BarChart
          {...getRememberedTableChoice(TITLE)}
          title={TITLE}
          rowName="Got to"
          direction="horizontal"
          rows={rows}
          series={series}
        />
        <Note>
          Over all jobs, closed ones included, of candidates who are still here; somebody with two jobs counts
          twice.
        </Note>
      </Frame>
    );
  }
  if (figures.error) {
    return (
      <Frame>
        <PanelSection aria-label={TITLE}>
          <h2>{TITLE}</h2>
          <SectionFailure
            {...describeFailure(figures.error, extensionMessages.loadSourceFigures)}
            retrying={figures.isFetching}
            onRetry={() => void figures.refetch()}
          />
        </PanelSection>
      </Frame>
    );
  }
  return (
    <Frame>
      <LoadingRegion label="Loading the figures by source...">
        <Skeleton height="320px" borderRadius="card" />
      </LoadingRegion>
    </Frame>
  );
}

/** From the application over each further stage to the hire. The first stage is where applications begin. */
function toRows(sources: readonly SourceFigure[]) {
  const none = sources.every(({ applications }) => applications === 0);
  const row = (label: string, getFigure: (source: SourceFigure) => number) => ({
    label,
    figures: sources.map((source) => (none ? null : getFigure(source))),
  });
  const stages = sources[0]?.stages.slice(1) ?? [];
  return [
    row('Applications', ({ applications }) => applications),
    ...stages.map(({ stage_id, name }) =>
      row(name, (source) => source.stages.find((stage) => stage.stage_id === stage_id)?.reached ?? 0),
    ),
    row('Hires', ({ hires }) => hires),
  ];
}
