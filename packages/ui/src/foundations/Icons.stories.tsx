import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { groups, IconSheet } from './IconSheet.tsx';

const meta = preview.meta({ component: IconSheet });

export const Icons = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('FileSearch')).toBeVisible();
    const icons = Object.values(groups).flatMap((icons) => Object.keys(icons));
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(2 * icons.length);
  },
});
