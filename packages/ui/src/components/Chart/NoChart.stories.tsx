import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NoChart } from './NoChart.tsx';

const meta = preview.meta({ component: NoChart, args: { height: 280 } });

export const NotLoaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The chart did not load. The table shows the same figures.')).toBeVisible();
  },
});
