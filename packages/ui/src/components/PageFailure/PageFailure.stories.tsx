import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageFailure } from './PageFailure.tsx';

const meta = preview.meta({
  component: PageFailure,
  args: { reason: 'not-loaded' as const, onReload: fn() },
});

export const NotLoaded = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const Broken = meta.story({
  args: { reason: 'broken' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page stopped working.');
  },
});
