import { comparison } from '@cortex/api-client/fixtures/analysis';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { catchFiles } from '../../stories/catchFiles.ts';
import { comparisonCsv } from './comparisonCsv.ts';
import { ExportButton } from './ExportButton.tsx';

const files = catchFiles();

const { analyses = {}, candidate1_id, candidate2_id, comparison_summary = '' } = comparison;

const meta = {
  component: ExportButton,
  args: {
    kind: 'comparison',
    write: async () =>
      comparisonCsv({
        jobTitle: 'Senior Backend Engineer',
        summary: comparison_summary,
        people: [
          { name: 'Mara Lindqvist', analysis: analyses[candidate1_id] },
          { name: 'Tomas Okafor', analysis: analyses[candidate2_id] },
        ],
      }),
  },
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
  beforeEach: () => files.begin(),
} satisfies Meta<typeof ExportButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled();
  },
};

export const SavesAFile: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(files.saved).toHaveBeenCalledTimes(1));
    const saved = files.saved.mock.lastCall?.[0];
    await expect(saved?.name).toMatch(/^comparison-\d{4}-\d\d-\d\d\.csv$/);
    await expect(await saved?.blob.text()).toMatch(
      /^For Senior Backend Engineer,Mara Lindqvist,Tomas Okafor\r\n/,
    );
  },
};

export const ItsCodeDoesNotArrive: Story = {
  args: { write: () => Promise.reject(new Error('It did not arrive.')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByText('The export could not be loaded.')).toBeVisible();
    await expect(files.saved).not.toHaveBeenCalled();
  },
};
