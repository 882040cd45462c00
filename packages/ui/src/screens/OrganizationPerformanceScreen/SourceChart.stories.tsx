import {
  getGetSourceFiguresMockHandler200,
  getGetSourceFiguresMockHandler403,
  getGetSourceFiguresMockHandler500,
} from '@cortex/api-client/applications/mocks';
import { noSourceFigures, sourceFigures } from '@cortex/api-client/fixtures/applications';
import { absent, networkDown } from '@cortex/api-client/mocks/handlers';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { waitForCharts } from '../../components/Chart/waitForCharts.ts';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { failsToLoad, staysLoading } from '../../stories/loadStories.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { SourceChart } from './SourceChart.tsx';

const meta = preview.meta({
  component: SourceChart,
  args: { onUpgradeNeeded: fn() },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
  afterEach: waitForCharts,
});

const TITLE = 'Where candidates come from';

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: TITLE })).toBeVisible();
    const chart = canvas.getByRole('img', {
      name: /Applications: By the jobs page 18, Added by colleagues 36/,
    });
    await expect(chart).toHaveAccessibleName(/Interview: By the jobs page 4, Added by colleagues 11/);
    await expect(chart).toHaveAccessibleName(/Hires: By the jobs page 1, Added by colleagues 3/);
  },
});

export const Phone = meta.story({ ...Default.input, globals: onPhone });

export const AsATable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Interview 4 11' })).toBeVisible();
  },
});

export const AsATableOnAPhone = meta.story({ ...AsATable.input, globals: onPhone });

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetSourceFiguresMockHandler200(noSourceFigures));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not enough data')).toBeVisible();
  },
});

export const Loading = meta.story(
  staysLoading(getGetSourceFiguresMockHandler200, 'Loading the figures by source...'),
);

export const LoadError = meta.story(
  failsToLoad(getGetSourceFiguresMockHandler500, extensionMessages.loadSourceFigures),
);

export const RecoversFromLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('getSourceFigures'));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getGetSourceFiguresMockHandler200(sourceFigures));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('switch', { name: 'Show as table' })).toBeVisible();
  },
});

export const Unsupported = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('getSourceFigures'));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Loading the figures by source...')).toBeNull());
    await expect(canvas.queryByText(TITLE)).toBeNull();
  },
});

export const LeadsToTheUpgrade = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getGetSourceFiguresMockHandler403({
        detail: "Your organization's plan does not include this. An admin can upgrade the subscription.",
        code: 'upgrade_required',
      }),
    );
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onUpgradeNeeded).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
});
