import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { MotionSheet } from './MotionSheet.tsx';

const meta = preview.meta({ component: MotionSheet });

export const Motion = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play again' }));
    await expect(canvas.getByText('rise')).toBeVisible();
  },
});
