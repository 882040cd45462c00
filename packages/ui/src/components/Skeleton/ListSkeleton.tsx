import type { CSSProperties } from 'react';
import { styled } from '../../theme/styled.tsx';
import { LoadingRegion, Skeleton } from './Skeleton.tsx';

const Row = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '2',
    height: 'var(--row-height, 3.25rem)',
    paddingInline: { base: '4', md: '5' },
    borderBlockEnd: '1px solid {colors.line}',
  },
});

const widths = [148, 116, 172, 132, 160, 108, 140, 164];

type ListSkeletonProps = {
  label: string;
  /** In pixels, where the list's rows have another height than most. */
  rowHeight?: number;
};

/** Rows in the size of a list's rows. */
export function ListSkeleton({ label, rowHeight }: ListSkeletonProps) {
  const style: CSSProperties & { '--row-height'?: string } =
    rowHeight === undefined ? {} : { '--row-height': `${rowHeight}px` };
  return (
    <LoadingRegion label={label}>
      {widths.map((width) => (
        <Row key={width} style={style}>
          <Skeleton height="12px" width={`${width}px`} />
          <Skeleton height="10px" width={`${width + 72}px`} />
        </Row>
      ))}
    </LoadingRegion>
  );
}
