import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DeleteConfirmation } from './DeleteConfirmation.tsx';

const meta = preview.meta({
  component: DeleteConfirmation,
  args: {
    name: 'Mara Lindqvist',
    consequence: 'The resume and the notes go too. This cannot be undone.',
    confirmLabel: 'Delete candidate',
    deleting: false,
    failure: null,
    onKeep: fn(),
    onConfirm: fn(),
  },
  decorators: [(Story) => <div style={{ padding: 24, maxWidth: 420 }}>{Story()}</div>],
});

export const Asked = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Delete Mara Lindqvist?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete candidate' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
});

export const Deleting = meta.story({ args: { deleting: true } });

export const Failed = meta.story({
  args: { failure: { title: 'Failed to delete candidate.', description: 'Nothing was lost. Try again.' } },
});
