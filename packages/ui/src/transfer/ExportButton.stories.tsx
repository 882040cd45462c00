import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { writeCsv } from '../csv/writeCsv.ts';
import { catchFiles } from '../stories/catchFiles.ts';
import { ExportButton } from './ExportButton.tsx';

const files = catchFiles();

const meta = preview.meta({
  title: 'Transfer/ExportButton',
  component: ExportButton,
  args: {
    kind: 'comparison',
    write: async () => writeCsv(['For Senior Backend Engineer', 'Mara Lindqvist'], [['Fit score', 78]]),
  },
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
  beforeEach: () => files.begin(),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled();
  },
});

export const SavesAFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(files.saved).toHaveBeenCalledTimes(1));
    const saved = files.saved.mock.lastCall?.[0];
    await expect(saved?.name).toMatch(/^comparison-\d{4}-\d\d-\d\d\.csv$/);
    await expect(await saved?.blob.text()).toMatch(
      /^For Senior Backend Engineer,Mara Lindqvist\r\nFit score,78\r\n/,
    );
  },
});

export const ItsCodeDoesNotArrive = meta.story({
  args: { write: () => Promise.reject(new Error('It did not arrive.')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByText('The export could not be loaded.')).toBeVisible();
    await expect(files.saved).not.toHaveBeenCalled();
  },
});
