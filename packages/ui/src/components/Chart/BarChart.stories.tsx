import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { BarChart } from './BarChart.tsx';
import { waitForCharts } from './waitForCharts.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const meta = preview.meta({
  component: BarChart,
  args: {
    title: 'Performance Over Time',
    rowName: 'Month',
    series: ['Jobs filled', 'Candidates shared'],
    rows: [
      { label: 'Aug 2026', figures: [1, 2] },
      { label: 'Sep 2026', figures: [6, 4] },
      { label: 'Oct 2026', figures: [5, 7] },
      { label: 'Nov 2026', figures: [4, 3] },
    ],
  },
  decorators: [(Story) => <div style={{ padding: 16, maxWidth: 900 }}>{Story()}</div>],
  afterEach: waitForCharts,
});

export const Vertical = meta.story({
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.apexcharts-bar-area')).toHaveLength(8), {
      timeout: 8_000,
    });
    await expect(
      canvas.getByRole('img', { name: /Sep 2026: Jobs filled 6, Candidates shared 4/ }),
    ).toBeVisible();
  },
});

export const TwelveMonthsOnAPhone = meta.story({
  args: { rows: months.map((month, index) => ({ label: `${month} 2026`, figures: [index, 11 - index] })) },
  globals: onPhone,
});

export const Horizontal = meta.story({
  args: {
    title: 'Top Performers',
    rowName: 'Name',
    direction: 'horizontal',
    series: ['Active Jobs', 'Active Candidates'],
    rows: [
      { label: 'Jordan Reyes', href: '/user-performance?user=Jordan%20Reyes', figures: [5, 16] },
      { label: 'Wilhelmina Featherstonehaugh-Cholmondeley', href: '/x', figures: [4, 12] },
      { label: 'User 2', href: '/user-performance?user=User%202', figures: [0, 1] },
    ],
    onSelect: fn(),
  },
  play: async ({ args, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.apexcharts-bar-area')).toHaveLength(6), {
      timeout: 8_000,
    });
    const bar = canvasElement.querySelector('.apexcharts-bar-area');
    if (bar) await userEvent.click(bar);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith({ label: 'Jordan Reyes' }));
  },
});

const MARKUP = '<img src=x>';

async function showMarkup({ canvasElement }: Pick<StoryContext, 'canvasElement'>): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelectorAll('.apexcharts-bar-area')).toHaveLength(4), {
    timeout: 8_000,
  });
  const [bar] = canvasElement.querySelectorAll('.apexcharts-bar-area');
  const { left = 0, top = 0 } = bar?.getBoundingClientRect() ?? {};
  if (bar) await fireEvent.mouseMove(bar, { clientX: left + 10, clientY: top + 5 });
  const readTooltip = (part: string) =>
    [...canvasElement.querySelectorAll(`.apexcharts-tooltip-${part}`)].map(({ textContent }) => textContent);
  await waitFor(() => expect(readTooltip('title')).toEqual([MARKUP]));
  await expect(readTooltip('text-y-label')).toEqual([`${MARKUP}: `, 'Candidates shared: ']);
  const axis = [...canvasElement.querySelectorAll('.apexcharts-yaxis-label tspan')];
  await expect(axis.map(({ textContent }) => textContent)).toEqual([MARKUP, 'Tom & Jerry']);
  await expect(within(canvasElement).getByText(MARKUP, { selector: 'bdi' })).toBeVisible();
  await expect(canvasElement.querySelector('img')).toBeNull();
}

export const ShowsMarkupInNamesAsText = meta.story({
  args: {
    direction: 'horizontal',
    series: [MARKUP, 'Candidates shared'],
    rows: [
      { label: MARKUP, figures: [3, 5] },
      { label: 'Tom & Jerry', figures: [2, 4] },
    ],
  },
  play: showMarkup,
  parameters: { playInOtherTheme: showMarkup },
});

export const Rates = meta.story({
  args: {
    title: 'Rates',
    rowName: 'Rate',
    series: ['Percent'],
    max: 100,
    rows: [
      { label: 'Job Fill Rate (%)', figures: [84] },
      { label: 'Retention Rate (%)', figures: [null] },
    ],
  },
});

export const Empty = meta.story({ args: { rows: [] } });

export const ShowsTheSameAsATable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const asTable = canvas.getByRole('switch', { name: 'Show as table' });
    await expect(asTable).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(asTable).toBeChecked();
    await expect(canvas.getByRole('table', { name: 'Performance Over Time' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Sep 2026 6 4' })).toBeVisible();
  },
});
