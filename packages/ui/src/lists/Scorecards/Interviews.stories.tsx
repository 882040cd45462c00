import { bothScorecards, noScorecards, scorecardJobs } from '@cortex/api-client/fixtures/scorecards';
import { absent } from '@cortex/api-client/mocks/handlers';
import type { ScorecardInput } from '@cortex/api-client/model';
import {
  getListScorecardJobsMockHandler200,
  getListScorecardJobsMockHandler500,
  getListScorecardsMockHandler200,
  getSaveScorecardMockHandler200,
} from '@cortex/api-client/scorecards/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { Interviews } from './Interviews.tsx';

const sent = fn();

const meta = preview.meta({
  component: Interviews,
  args: { candidateId: 'cnd_mara' },
  decorators: [(Story) => <div style={{ padding: 20, maxWidth: 420 }}>{Story()}</div>],
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      getListScorecardJobsMockHandler200(scorecardJobs),
      getListScorecardsMockHandler200(noScorecards),
      getSaveScorecardMockHandler200(async ({ request }) => {
        const input: ScorecardInput = JSON.parse(await request.clone().text());
        sent(input);
        return bothScorecards;
      }),
    );
  },
});

export const OneJob = meta.story({
  play: async ({ canvas }) => {
    const title = { name: 'Scorecards for Senior Backend Engineer' };
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Fill in yours' })).toBeVisible();
  },
});

export const Phone = meta.story({ ...OneJob.input, globals: onPhone });

/** Saved, it stands beside those of others, without a column of an analysis. */
export const FillsIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill in yours' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'What you saw of Go' }), 'Explained it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save scorecard' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        job_id: 'job_backend',
        marks: [{ criterion: 'Go', comment: 'Explained it.' }],
      }),
    );
    await expect(await canvas.findByRole('columnheader', { name: /^You/ })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Analysis' })).toBeNull();
  },
});

export const WithNoJob = meta.story({
  beforeEach({ msw }) {
    msw.use(getListScorecardJobsMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListScorecardJobsMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const RecoversFromLoadError = meta.story({
  ...LoadError.input,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await LoadError.play?.(context);
    msw.use(getListScorecardJobsMockHandler200(scorecardJobs));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('button', { name: 'Fill in yours' })).toBeVisible();
  },
});

export const Unsupported = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('listScorecardJobs'));
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
