import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({
  component: NotFoundScreen,
  args: { onGoBack: fn() },
});

export const NotFound = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  },
});

export const GoesBack = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  },
});
