import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadingRegion, Skeleton } from './Skeleton.tsx';

const meta = { component: LoadingRegion } satisfies Meta<typeof LoadingRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blocks: Story = {
  args: { label: 'Loading the dashboard...', children: <Skeleton height="136px" width="320px" /> },
};

export const List: Story = {
  args: { label: 'Loading candidates...', children: null },
  render: ({ label }) => <ListSkeleton label={label} />,
};
