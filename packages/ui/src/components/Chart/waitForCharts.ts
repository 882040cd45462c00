import { expect, waitFor } from 'storybook/test';

/** For stories: waits until every chart in sight is drawn, whose code comes when it is first needed. */
export async function waitForCharts({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const frames = canvasElement.querySelectorAll('[role=img][aria-label*=" chart, "]');
  for (const frame of frames) {
    await waitFor(() => expect(frame.querySelector('.apexcharts-inner')).not.toBeNull(), { timeout: 8_000 });
  }
}
