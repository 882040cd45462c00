import { useGetFunnel } from '@cortex/api-client/applications';
import type { FunnelOfSource, FunnelStage, Stage } from '@cortex/api-client/model';
import { useState } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { ListSkeleton } from '../../components/Skeleton/ListSkeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { formatDate } from '../../formatDate.ts';
import { styled } from '../../theme/styled.tsx';

const Scroller = styled('div', {
  base: {
    overflowX: 'auto',
    '& table': { width: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    '& th, & td': {
      paddingBlock: '2.5',
      paddingInlineEnd: '4',
      textAlign: 'start',
      borderBlockEnd: '1px solid {colors.line}',
      whiteSpace: 'nowrap',
    },
    '& thead th': { color: 'muted', fontSize: 'small', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'medium', whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: '112px' },
    '& .reached': { width: '36%', minWidth: '140px' },
    '& .share': { display: 'flex', alignItems: 'center', gap: '3' },
    '& .count': { minWidth: '3ch', textAlign: 'end' },
    '& .bar': { flexShrink: 0, height: '10px', borderRadius: 'full', bg: 'accent', minWidth: '2px' },
    '& .track': { flex: 1 },
  },
});

const Note = styled('p', { base: { marginBlock: '3', color: 'muted', fontSize: 'small' } });

const Choice = styled('div', { base: { marginBlockEnd: '3' } });

type Source = 'all' | FunnelOfSource['source'];

const SOURCES: readonly { value: Source; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'jobs_page', label: 'By the jobs page' },
  { value: 'colleague', label: 'Added by colleagues' },
];

type FunnelDialogProps = { jobId: string; stages: readonly Stage[]; open: boolean; onClose: () => void };

/** How far the candidates of a job came, and how long it took: a table whose bars are the chart. */
export function FunnelDialog({ open, onClose, ...props }: FunnelDialogProps) {
  return (
    <Dialog
      open={open}
      wide
      title="How far candidates came"
      description="Of those whom you see. Days are medians."
      onClose={onClose}
    >
      <Content {...props} />
    </Dialog>
  );
}

function Content({ jobId, stages }: Pick<FunnelDialogProps, 'jobId' | 'stages'>) {
  const [chosen, setChosen] = useState<Source>('all');
  const funnel = useGetFunnel(jobId, { query: { retry: false } });
  useReportedFailure(funnel, extensionMessages.loadFunnel);
  if (funnel.error && !funnel.data)
    return (
      <LoadError
        {...describeFailure(funnel.error, extensionMessages.loadFunnel)}
        retrying={funnel.isFetching}
        onRetry={() => void funnel.refetch()}
      />
    );
  if (!funnel.data) return <ListSkeleton label="Loading the figures..." />;
  const { by_source } = funnel.data;
  const shown = by_source?.find(({ source }) => source === chosen)?.stages ?? funnel.data.stages;
  const told = new Map(shown.map((one) => [one.stage_id, one]));
  const most = Math.max(1, ...shown.map(({ reached }) => reached));
  return (
    <>
      {by_source ? (
        <Choice>
          <SegmentedControl
            legend="Where they came from"
            options={SOURCES}
            value={chosen}
            onChange={({ value }) => setChosen(value)}
          />
        </Choice>
      ) : null}
      <Scroller role="region" aria-label="Stages" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Stage</th>
              <th scope="col">Got there</th>
              <th scope="col">There now</th>
              <th scope="col">Days to get there</th>
              <th scope="col">Days there</th>
              <th scope="col">Longest since</th>
            </tr>
          </thead>
          <tbody>
            {stages.map(({ id, name }) => (
              <StageRow key={id} name={name} stage={told.get(id)} most={most} />
            ))}
          </tbody>
        </table>
      </Scroller>
      <Note>Who was taken off the job counts among those who got there.</Note>
    </>
  );
}

type StageRowProps = { name: string; stage: FunnelStage | undefined; most: number };

function StageRow({ name, stage, most }: StageRowProps) {
  const { reached = 0, now = 0, days_to_reach, days_in, waiting_since } = stage ?? {};
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="reached">
        <span className="share">
          <span className="count">{reached.toLocaleString('en-US')}</span>
          <span className="track" aria-hidden="true">
            {reached > 0 ? (
              <span className="bar" style={{ display: 'block', width: `${(reached / most) * 100}%` }} />
            ) : null}
          </span>
        </span>
      </td>
      <td>{now.toLocaleString('en-US')}</td>
      <td>{days_to_reach ?? '–'}</td>
      <td>{days_in ?? '–'}</td>
      <td>{waiting_since ? formatDate(waiting_since) : '–'}</td>
    </tr>
  );
}
