import { styled } from '../../theme/styled.tsx';
import { LoadingRegion, Skeleton } from './Skeleton.tsx';

const Row = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '2',
    height: '52px',
    paddingInline: { base: '4', md: '5' },
    borderBlockEnd: '1px solid {colors.line}',
  },
});

const widths = [148, 116, 172, 132, 160, 108, 140, 164];

type ListSkeletonProps = { label: string };

/** Rows in the size of a list's rows. */
export function ListSkeleton({ label }: ListSkeletonProps) {
  return (
    <LoadingRegion label={label}>
      {widths.map((width) => (
        <Row key={width}>
          <Skeleton height="12px" width={`${width}px`} />
          <Skeleton height="10px" width={`${width + 72}px`} />
        </Row>
      ))}
    </LoadingRegion>
  );
}
