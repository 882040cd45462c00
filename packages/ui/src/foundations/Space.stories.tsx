import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SpaceSheet } from './SpaceSheet.tsx';

const meta = preview.meta({ component: SpaceSheet });

export const Space = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24, 96px')).toBeVisible();
    await expect(canvas.getByText('card')).toBeVisible();
  },
});
