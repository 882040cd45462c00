import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoChart } from './NoChart.tsx';

const meta = { component: NoChart, args: { height: 280 } } satisfies Meta<typeof NoChart>;

export default meta;

export const NotLoaded: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The chart did not load. The table shows the same figures.')).toBeVisible();
  },
};
