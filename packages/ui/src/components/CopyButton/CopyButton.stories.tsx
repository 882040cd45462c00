import { expect, fn, spyOn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({
  component: CopyButton,
  args: { text: 'ctx_5yB0nJx7vQ2m', what: 'the key' },
});

export const Default = meta.story();

export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => {}));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the key' }));
    await expect(await canvas.findByRole('button', { name: 'Copied the key' })).toBeVisible();
    await expect(write).toHaveBeenCalledWith('ctx_5yB0nJx7vQ2m');
  },
});

export const NotCopied = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the key' }));
    await expect(await canvas.findByRole('button', { name: 'Not copied the key' })).toBeVisible();
  },
});
