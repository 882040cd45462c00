import {
  getListStagesMockHandler200,
  getListStagesMockHandler500,
  getUpdateStagesMockHandler200,
  getUpdateStagesMockHandler409,
} from '@cortex/api-client/applications/mocks';
import { stages } from '@cortex/api-client/fixtures/applications';
import { absent, pending } from '@cortex/api-client/mocks/handlers';
import type { Stage, StagesInput } from '@cortex/api-client/model';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { OrganizationEditScreen } from './OrganizationEditScreen.tsx';

const meta = preview.meta({
  title: 'OrganizationEditScreen',
  component: OrganizationEditScreen,
  args: {
    view: 'stages' as const,
    getHref: ({ view }) => `/organization/update?view=${view}`,
    pricingHref: '/pricing-details',
    getPaymentHref: ({ tier }) => `/payment?tier=${tier}`,
    onCancel: fn(),
    secondFactorHref: '/update-password?view=second-factor',
  },
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      getListStagesMockHandler200(stages),
      getUpdateStagesMockHandler200(async ({ request }) => {
        const input: StagesInput = JSON.parse(await request.clone().text());
        sent(input);
        return input.stages.map(
          (stage, index): Stage => ({ ...stage, id: stage.id ?? `stg_added_${index}` }),
        );
      }),
    );
  },
});

const sent = fn();

export const Stages = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name of stage 3' })).toHaveValue('Interview');
  },
});

export const StagesPhone = meta.story({ ...Stages.input, globals: onPhone });

export const StagesChanged = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const first = await canvas.findByRole('textbox', { name: 'Name of stage 1' });
    await userEvent.clear(first);
    await userEvent.type(first, 'Applied');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Offer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a stage' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of stage 6' }), 'Work sample');
    await userEvent.click(canvas.getByRole('button', { name: 'Move Work sample up' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save stages' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.updateStages.success),
    ).toBeVisible();
    const [{ stages: saved }] = sent.mock.lastCall ?? [{ stages: [] }];
    await expect(saved.map(({ name }: Stage) => name)).toEqual([
      'Applied',
      'Phone screen',
      'Interview',
      'Hired',
      'Work sample',
      'Turned down',
    ]);
  },
});

/** What a colleague added since the page was opened stays. */
export const AColleagueAddedAStage = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const first = await canvas.findByRole('textbox', { name: 'Name of stage 1' });
    const [start, ...others] = stages;
    if (!start) throw new Error('A stage is needed.');
    const theirs: Stage = { id: 'stg_trial', name: 'Trial day', kind: 'open' };
    msw.use(getListStagesMockHandler200([start, theirs, ...others]));
    await userEvent.clear(first);
    await userEvent.type(first, 'Applied');
    await userEvent.click(canvas.getByRole('button', { name: 'Save stages' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Name of stage 2' })).toHaveValue('Trial day'),
    );
    await expect(sent).toHaveBeenCalledWith({ stages: [{ ...start, name: 'Applied' }, theirs, ...others] });
  },
});

export const StageInUse = meta.story({
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    msw.use(getUpdateStagesMockHandler409());
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Offer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save stages' }));
    await waitFor(() =>
      expect(
        canvas.getAllByText('Somebody is in the stage “Offer”. Move them to another stage first.')[0],
      ).toBeVisible(),
    );
  },
});

export const StagesLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(getListStagesMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the stages...')).toBeInTheDocument();
  },
});

export const StagesLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListStagesMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const RecoversFromStagesLoadError = meta.story({
  ...StagesLoadError.input,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await StagesLoadError.play?.(context);
    msw.use(getListStagesMockHandler200(stages));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name of stage 1' })).toBeVisible();
  },
});

export const StagesUnsupported = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('listStages'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This server has no stages.')).toBeVisible();
  },
});
