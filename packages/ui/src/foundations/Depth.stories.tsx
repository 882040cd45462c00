import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { DepthSheet } from './DepthSheet.tsx';

const meta = preview.meta({ component: DepthSheet });

export const Depth = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('float')).toBeVisible();
    await expect(canvasElement.querySelector('[style*=shadow]')).not.toHaveStyle({ boxShadow: 'none' });
  },
});
