import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DetailPanel } from '../DetailPanel/DetailPanel.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { ListLayout } from './ListLayout.tsx';

const meta = {
  component: ListLayout,
  args: {
    header: <PageHeader title="Active Jobs" description="What is to be filled." />,
    search: <SearchField label="Search by title" value="" onChange={fn()} />,
    count: '3 jobs',
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
