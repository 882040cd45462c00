import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { DetailPanel } from '../DetailPanel/DetailPanel.tsx';
import { ListLayout } from './ListLayout.tsx';

const meta = {
  component: ListLayout,
  args: {
    header: <PageHeader title="Active Jobs" description="What is to be filled." />,
    list: {
      searchField: { ref: { current: null }, value: '', onChange: fn(), onKeyDown: fn() },
      skillField: { value: '', onChange: fn(), onKeyDown: fn() },
    },
    searchLabel: 'Search by title',
    count: { found: 3, total: 3, nouns: ['job', 'jobs'] },
    panel: null,
    children: <p style={{ padding: 20 }}>The list.</p>,
  },
} satisfies Meta<typeof ListLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAPanel: Story = {};

export const WithAPanel: Story = {
  args: {
    panel: (
      <DetailPanel title="Staff Accountant" onClose={fn()}>
        All about the job.
      </DetailPanel>
    ),
  },
};

export const TabletWithAPanel: Story = {
  ...WithAPanel,
  globals: { viewport: { value: 'tablet', isRotated: false } },
};
