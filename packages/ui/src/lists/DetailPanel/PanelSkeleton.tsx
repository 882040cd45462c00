import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { styled } from '../../theme/styled.tsx';
import { PanelFrame } from './PanelFrame.tsx';

const Lines = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    padding: { base: '4', md: '5' },
  },
});

const widths = ['60%', '32%', '80%', '48%', '72%', '40%'];

type PanelSkeletonProps = { label: string };

/** A panel whose record is loading. */
export function PanelSkeleton({ label }: PanelSkeletonProps) {
  return (
    <PanelFrame aria-label={label} aria-busy="true">
      <LoadingRegion label={label}>
        <Lines>
          <Skeleton height="20px" width="70%" marginBlockEnd="5" />
          {widths.map((width) => (
            <Skeleton key={width} height="12px" width={width} />
          ))}
        </Lines>
      </LoadingRegion>
    </PanelFrame>
  );
}
