import { LoadingRegion, Skeleton } from '../components/Skeleton/Skeleton.tsx';

/** A page of a resume that is loading. */
export function PaneSkeleton() {
  return (
    <LoadingRegion label="Loading the resume...">
      <Skeleton aspectRatio="1 / 1.414" />
    </LoadingRegion>
  );
}
