import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { DetailPanel } from '../DetailPanel/DetailPanel.tsx';
import { ListLayout } from './ListLayout.tsx';

const meta = preview.meta({
  component: ListLayout,
  args: {
    header: <PageHeader title="Active Jobs" description="What is to be filled." />,
    list: {
      searchField: { ref: { current: null }, value: '', onChange: fn(), onKeyDown: fn() },
      skillField: { value: '', onChange: fn(), onKeyDown: fn() },
    },
    searchLabel: 'Search by title',
    count: { found: 3, total: 3, nouns: ['job', 'jobs'] as const },
    panel: null,
    children: <p style={{ padding: 20 }}>The list.</p>,
  },
});

export const WithoutAPanel = meta.story();

export const WithAPanel = meta.story({
  args: {
    panel: (
      <DetailPanel title="Staff Accountant" onClose={fn()}>
        All about the job.
      </DetailPanel>
    ),
  },
});

export const TabletWithAPanel = meta.story({
  ...WithAPanel.input,
  globals: { viewport: { value: 'tablet', isRotated: false } },
});
