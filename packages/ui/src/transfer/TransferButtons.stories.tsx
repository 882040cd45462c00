import { candidates, mara } from '@cortex/api-client/fixtures/candidates';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { catchFiles } from '../stories/catchFiles.ts';
import { TransferButtons } from './TransferButtons.tsx';

const files = catchFiles();

const meta = preview.meta({
  title: 'Transfer/TransferButtons',
  component: TransferButtons,
  args: {
    all: { of: 'candidates' as const, records: candidates },
    readShown: () => ({ of: 'candidates' as const, records: candidates }),
    noneShown: false,
  },
  decorators: [(Story) => <div style={{ padding: 24, display: 'flex' }}>{Story()}</div>],
  beforeEach: () => files.begin(),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled();
  },
});

export const NothingToExport = meta.story({
  args: { all: { of: 'candidates', records: [] }, noneShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
});

export const ExportsWhatIsShown = meta.story({
  args: { readShown: () => ({ of: 'candidates', records: [mara] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByText('1 candidate exported.')).toBeVisible();
    await expect(canvas.getByText(/^Those that the search shows, of \d+/)).toBeVisible();
    const saved = files.saved.mock.lastCall?.[0];
    await expect(saved?.name).toMatch(/^candidates-\d{4}-\d\d-\d\d\.csv$/);
    const text = await saved?.blob.text();
    await expect(text?.split('\r\n')[0]).toContain(
      'Name,Email,Phone,Notes,Resume,Skills of the resume,Tags,Created (UTC),ID',
    );
    await expect(text).toContain("Mara Lindqvist,mara.lindqvist@example.com,'+46 70 555 01 23,");
  },
});

export const OpensTheImport = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(await canvas.findByRole('dialog', { name: 'Import candidates' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Import' })).toHaveFocus());
  },
});
