import {
  getGetRescoringMockHandler200,
  getGetRescoringMockHandler500,
  getListBackgroundTasksMockHandler200,
  getStartBackgroundTaskMockHandler201,
  getStartBackgroundTaskMockHandler429,
} from '@cortex/api-client/background/mocks';
import { rescoringTask } from '@cortex/api-client/fixtures/backgroundTasks';
import { backendJob } from '@cortex/api-client/fixtures/jobs';
import { getListJobsMockHandler200, getUpdateJobMockHandler200 } from '@cortex/api-client/jobs/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { awaitedTasks } from '../../lists/BackgroundTasks/awaitedTasks.ts';
import { open, others, screenMeta } from '../../stories/activeJobs.tsx';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { ActiveJobsScreen } from './ActiveJobsScreen.tsx';

const meta = preview.meta({
  title: 'ActiveJobsScreen',
  component: ActiveJobsScreen,
  ...screenMeta,
});

const asked = fn();
const changed = { ...backendJob, skills_required: 'Go, PostgreSQL' };

/** A server that keeps a change, after which so many people have scores of before. */
function withPeople(to_rescore: number | undefined) {
  return {
    beforeEach({ msw }: StoryContext) {
      asked.mockClear();
      msw.use(
        getUpdateJobMockHandler200(() => {
          msw.use(
            getListJobsMockHandler200([changed, ...others]),
            getGetRescoringMockHandler200({ to_rescore: to_rescore ?? 0 }),
          );
          return { ...changed, ...(to_rescore === undefined ? {} : { to_rescore }) };
        }),
        getStartBackgroundTaskMockHandler201(async ({ request }) => {
          asked(await request.json());
          msw.use(
            getListBackgroundTasksMockHandler200([rescoringTask]),
            getGetRescoringMockHandler200({ to_rescore: 0 }),
          );
          return rescoringTask;
        }),
      );
    },
  };
}

/** Saves a change, and gives the panel that shows it. */
async function change(context: StoryContext) {
  const { canvas, userEvent } = context;
  await open(context);
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  await userEvent.clear(canvas.getByLabelText(/^Skills/));
  await userEvent.type(canvas.getByLabelText(/^Skills/), changed.skills_required);
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
  return within(canvas.getByRole('region', { name: changed.title }));
}

export const OffersToScoreAgain = meta.story({
  ...withPeople(1_240),
  play: async (context) => {
    const panel = await change(context);
    await expect(
      panel.getByText('1,240 people have scores for this job from before it was changed.'),
    ).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Score the 1,240 people again' })).toBeEnabled();
    await expect(asked).not.toHaveBeenCalled();
  },
});

export const OffersToScoreAgainOnAPhone = meta.story({ ...OffersToScoreAgain.input, globals: onPhone });

export const ScoresAgain = meta.story({
  ...withPeople(1),
  play: async (context) => {
    const panel = await change(context);
    await context.userEvent.click(panel.getByRole('button', { name: 'Score the 1 person again' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.startRescoring.success),
    ).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({ kind: 'rescoring', job_id: backendJob.id });
    // Its end is told, also where it comes before the list of tasks is asked for.
    await expect(awaitedTasks.has(rescoringTask.id)).toBe(true);
    await expect(panel.queryByText(/before it was changed/)).toBeNull();
  },
});

export const OffersToScoreAgainWhatAColleagueChanged = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetRescoringMockHandler200({ to_rescore: 24 }));
  },
  play: async (context) => {
    await open(context);
    const panel = within(context.canvas.getByRole('region', { name: backendJob.title }));
    await expect(await panel.findByRole('button', { name: 'Score the 24 people again' })).toBeEnabled();
    await context.userEvent.click(panel.getByRole('button', { name: 'Not now' }));
    await expect(panel.queryByText(/before it was changed/)).toBeNull();
  },
});

export const OffersToScoreAgainWhereTheServerSaysItOnce = meta.story({
  beforeEach({ msw }) {
    msw.use(getUpdateJobMockHandler200({ ...changed, to_rescore: 24 }));
  },
  play: async (context) => {
    const panel = await change(context);
    await expect(panel.getByRole('button', { name: 'Score the 24 people again' })).toBeEnabled();
  },
});

export const OffersNothingWhereTheServerFails = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetRescoringMockHandler500());
  },
  play: async (context) => {
    await open(context);
    const panel = within(context.canvas.getByRole('region', { name: backendJob.title }));
    await expect(panel.getByRole('button', { name: 'Edit' })).toBeEnabled();
    await expect(panel.queryByText(/before it was changed/)).toBeNull();
  },
});

export const KeepsTheOfferWhenScoringAgainIsRefused = meta.story({
  ...withPeople(24),
  parameters: { expectsFailure: true },
  play: async (context) => {
    const panel = await change(context);
    context.msw.use(
      getStartBackgroundTaskMockHandler429({
        detail: 'As many tasks as may go on at once are under way. Wait until one has ended, or cancel one.',
        code: 'rate_limited',
      }),
    );
    await context.userEvent.click(panel.getByRole('button', { name: 'Score the 24 people again' }));
    await expect(await getNotifications(context).findByText(/^As many tasks as may go on/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Score the 24 people again' })).toBeEnabled();
  },
});

export const LeavesTheScoresAsTheyAre = meta.story({
  ...withPeople(24),
  play: async (context) => {
    const panel = await change(context);
    await context.userEvent.click(panel.getByRole('button', { name: 'Not now' }));
    await expect(panel.queryByText(/before it was changed/)).toBeNull();
    await expect(asked).not.toHaveBeenCalled();
  },
});

export const OffersNothingWhereNobodyIsScored = meta.story({
  ...withPeople(undefined),
  play: async (context) => {
    const panel = await change(context);
    await expect(panel.getByText(changed.skills_required)).toBeVisible();
    await expect(panel.queryByText(/before it was changed/)).toBeNull();
  },
});
