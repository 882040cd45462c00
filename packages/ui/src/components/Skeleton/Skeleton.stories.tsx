import preview from '../../../../../.storybook/preview.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadingRegion, Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ component: LoadingRegion });

export const Blocks = meta.story({
  args: { label: 'Loading the dashboard...', children: <Skeleton height="136px" width="320px" /> },
});

export const List = meta.story({
  args: { label: 'Loading candidates...', children: null },
  render: ({ label }) => <ListSkeleton label={label} />,
});
