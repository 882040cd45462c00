import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { PieChart } from './PieChart.tsx';
import { waitForCharts } from './waitForCharts.ts';

const meta = preview.meta({
  component: PieChart,
  args: {
    title: 'Jobs Overview',
    slices: [
      { label: 'Jobs Filled', figure: 63 },
      { label: 'Active Jobs', figure: 12 },
    ],
  },
  decorators: [(Story) => <div style={{ padding: 16, maxWidth: 560 }}>{Story()}</div>],
  afterEach: waitForCharts,
});

export const TwoParts = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.apexcharts-pie-area')).toHaveLength(2), {
      timeout: 8_000,
    });
    await expect(
      canvas.getByRole('img', {
        name: 'Pie chart, Jobs Overview. Jobs Filled: 63, 84%. Active Jobs: 12, 16%.',
      }),
    ).toBeVisible();
  },
});

async function showMarkup({ canvasElement, canvas, userEvent }: StoryContext): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelectorAll('.apexcharts-pie-area')).toHaveLength(2), {
    timeout: 8_000,
  });
  const [slice] = canvasElement.querySelectorAll('.apexcharts-pie-area');
  if (slice) await userEvent.hover(slice);
  const label = canvasElement.querySelector('.apexcharts-tooltip-text-y-label');
  await waitFor(() => expect(label).toHaveTextContent('<img src=x>:'));
  await expect(canvas.getByText('<img src=x>', { selector: 'bdi' })).toBeVisible();
  await expect(canvasElement.querySelector('img')).toBeNull();
}

export const ShowsMarkupInNamesAsText = meta.story({
  args: {
    slices: [
      { label: '<img src=x>', figure: 3 },
      { label: 'Everyone else', figure: 1 },
    ],
  },
  play: showMarkup,
  parameters: { playInOtherTheme: showMarkup },
});

export const OnePart = meta.story({ args: { slices: [{ label: 'All Users', figure: 63 }] } });

export const OnAPhone = meta.story({
  args: {
    slices: [
      { label: 'Wilhelmina Featherstonehaugh-Cholmondeley', figure: 1_048_576 },
      { label: 'Everyone else', figure: 2 },
    ],
  },
  globals: onPhone,
});

export const Empty = meta.story({
  args: {
    slices: [
      { label: 'Jobs Filled', figure: 0 },
      { label: 'Active Jobs', figure: 0 },
    ],
  },
});

export const ShowsTheSameAsATable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Jobs Filled 63 84%' })).toBeVisible();
  },
});
