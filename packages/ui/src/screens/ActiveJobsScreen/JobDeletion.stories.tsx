import { backendJob, chosenJob, jobs } from '@cortex/api-client/fixtures/jobs';
import {
  getCreateJobMockHandler201,
  getCreateJobMockHandler500,
  getDeleteJobMockHandler200,
  getDeleteJobMockHandler500,
  getListJobsMockHandler200,
} from '@cortex/api-client/jobs/mocks';
import { networkDown } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import {
  asSaved,
  open,
  others,
  recordSent,
  screenMeta,
  sent,
  toBackendJob,
  withCriteria,
} from '../../stories/activeJobs.tsx';
import { getNotifications } from '../../stories/getNotifications.ts';
import { ActiveJobsScreen } from './ActiveJobsScreen.tsx';

const meta = preview.meta({
  title: 'ActiveJobsScreen',
  component: ActiveJobsScreen,
  ...screenMeta,
});

async function remove(context: StoryContext) {
  await open(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Delete' }));
}

async function undo(context: StoryContext) {
  await remove(context);
  await context.userEvent.click(await getNotifications(context).findByRole('button', { name: 'Undo' }));
}

export const Deletes = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getDeleteJobMockHandler200(() => {
        msw.use(getListJobsMockHandler200(others));
        return { message: 'Job deleted.' };
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await remove(context);
    const notifications = getNotifications(context);
    await expect(await notifications.findByText(messages.deleteJob.success)).toBeVisible();
    await expect(notifications.getByRole('button', { name: 'Undo' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('option', toBackendJob)).toBeNull());
    await expect(canvas.queryByRole('region', { name: backendJob.title })).toBeNull();
    await expect(context.args.onSelect).toHaveBeenLastCalledWith({ id: null });
    await waitFor(() => expect(canvas.getByRole('listbox', { name: 'Jobs' })).toHaveFocus());
  },
});

export const UndoesADeletion = meta.story({
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getDeleteJobMockHandler200(() => {
        msw.use(getListJobsMockHandler200(others));
        return { message: 'Job deleted.' };
      }),
      getCreateJobMockHandler201(async ({ request }) => {
        recordSent(await request.json());
        msw.use(getListJobsMockHandler200(jobs));
        return backendJob;
      }),
    );
  },
  play: async (context) => {
    await undo(context);
    await expect(await context.canvas.findByRole('option', toBackendJob)).toBeVisible();
    await expect(context.canvas.getAllByRole('option')).toHaveLength(3);
    await expect(recordSent).toHaveBeenCalledWith({
      title: backendJob.title,
      description: backendJob.description,
      skills_required: backendJob.skills_required,
    });
  },
});

export const OffersUndoAgainWhenItFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getDeleteJobMockHandler200(() => {
        msw.use(getListJobsMockHandler200(others));
        return { message: 'Job deleted.' };
      }),
      getCreateJobMockHandler500(),
    );
  },
  play: async (context) => {
    await undo(context);
    const notifications = getNotifications(context);
    await expect(await notifications.findByText(messages.createJob.failed)).toBeVisible();
    context.msw.use(getListJobsMockHandler200(jobs), getCreateJobMockHandler201(backendJob));
    await context.userEvent.click(notifications.getByRole('button', { name: 'Try again' }));
    await expect(await context.canvas.findByRole('option', toBackendJob)).toBeVisible();
  },
});

export const SaysWhenDeletingFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getDeleteJobMockHandler500());
  },
  play: async (context) => {
    await remove(context);
    await expect(await getNotifications(context).findByText(messages.deleteJob.failed)).toBeVisible();
    await expect(context.canvas.getByRole('option', toBackendJob)).toBeVisible();
    await expect(context.canvas.getByRole('region', { name: backendJob.title })).toBeVisible();
  },
});

export const SaysWhenNobodyAnswersADelete = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('deleteJob'));
  },
  play: async (context) => {
    await remove(context);
    await expect(await getNotifications(context).findByText(messages.deleteJob.error)).toBeVisible();
  },
});

/* These stand last: a call that never ends gives up after 10 s and would be told to whichever story runs then. */

export const UndoKeepsWhatWasSet = meta.story({
  beforeEach: withCriteria,
  play: async (context) => {
    await undo(context);
    await expect(await getNotifications(context).findByText('Job restored.')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ ...asSaved, criteria: chosenJob.criteria });
  },
});
