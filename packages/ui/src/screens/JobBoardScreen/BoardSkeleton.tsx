import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Columns } from './BoardFrame.tsx';

/** The shape of a board while it loads. */
export function BoardSkeleton() {
  return (
    <LoadingRegion label="Loading the board...">
      <Skeleton height="36px" width="220px" marginBlockEnd="3" />
      <Columns>
        {['first', 'second', 'third', 'fourth', 'fifth'].map((column) => (
          <Skeleton key={column} height="320px" width="256px" flexShrink={0} borderRadius="card" />
        ))}
      </Columns>
    </LoadingRegion>
  );
}
