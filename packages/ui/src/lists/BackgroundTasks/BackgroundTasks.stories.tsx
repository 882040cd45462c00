import {
  getCancelBackgroundTaskMockHandler204,
  getCancelBackgroundTaskMockHandler500,
  getListBackgroundTasksMockHandler200,
  getListBackgroundTasksMockHandler500,
} from '@cortex/api-client/background/mocks';
import {
  cancelledTask,
  doneTask,
  failedTask,
  rescoringTask,
  runningTask,
  waitingTask,
} from '@cortex/api-client/fixtures/backgroundTasks';
import { absent } from '@cortex/api-client/mocks/handlers';
import type { BackgroundTask } from '@cortex/api-client/model';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { BackgroundTasks } from './BackgroundTasks.tsx';

const meta = {
  component: BackgroundTasks,
  args: { room: 'full', getRankingHref: (jobId) => `/resume-analysis?candidate=all&job=${jobId}` },
  decorators: [(Story) => <div style={{ padding: 16, width: 240, minHeight: 68 }}>{Story()}</div>],
} satisfies Meta<typeof BackgroundTasks>;

export default meta;
type Story = StoryObj<typeof meta>;

function withTasks(...tasks: BackgroundTask[]): Pick<Story, 'beforeEach'> {
  return {
    beforeEach({ msw }) {
      msw.use(getListBackgroundTasksMockHandler200(tasks));
    },
  };
}

async function open({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Background work/ }));
  return screen.findByRole('dialog', { name: 'Background work' });
}

export const OneRunning: Story = {
  ...withTasks(runningTask),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Background work: 1 running' })).toBeVisible();
  },
};

export const Icon: Story = { ...OneRunning, args: { room: 'icon' } };

export const Finished: Story = {
  ...withTasks(doneTask, failedTask),
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('button', { name: 'Background work: 2 finished' }),
    ).toBeVisible();
    const dialog = await open(context);
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    // What was looked at is no news any more.
    await waitFor(() =>
      expect(context.canvas.queryByRole('button', { name: /^Background work/ })).toBeNull(),
    );
  },
};

export const Nothing: Story = {
  ...withTasks(),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Background work/ })).toBeNull();
  },
};

export const Unsupported: Story = {
  ...Nothing,
  beforeEach({ msw }) {
    msw.use(absent('listBackgroundTasks'));
  },
};

export const LoadError: Story = {
  ...Nothing,
  beforeEach({ msw }) {
    msw.use(getListBackgroundTasksMockHandler500());
  },
};

export const All: Story = {
  ...withTasks(
    runningTask,
    waitingTask,
    rescoringTask,
    { ...doneTask, id: 'tsk_done' },
    failedTask,
    cancelledTask,
  ),
  play: async (context) => {
    const dialog = await open(context);
    const rows = within(dialog).getAllByRole('listitem');
    await expect(rows).toHaveLength(6);
    await expect(rows[0]).toHaveTextContent(
      '24 of 60 analyzed, 1 without a result, asked for by Avery Stone.',
    );
    await expect(rows[1]).toHaveTextContent('Waits for its turn: 12,400 candidates, asked for by Sam Lee.');
    await expect(rows[4]).toHaveTextContent('The job is no longer there.');
    await expect(rows[2]).toHaveTextContent(/^New scores for Senior Backend Engineer312 of 1,240 analyzed/);
    await expect(within(dialog).getByRole('link', { name: 'Ranking for Data Analyst' })).toHaveAttribute(
      'href',
      '/resume-analysis?candidate=all&job=job_gone',
    );
  },
};

export const AllOnPhone: Story = { ...All, args: { room: 'icon' }, globals: onPhone };

export const Cancel: Story = {
  ...withTasks(runningTask),
  play: async (context) => {
    const { msw, userEvent } = context;
    const dialog = await open(context);
    msw.use(
      getCancelBackgroundTaskMockHandler204(),
      getListBackgroundTasksMockHandler200([{ ...cancelledTask, job: runningTask.job }]),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: /^Cancel the ranking/ }));
    await expect(await within(dialog).findByText(/^Cancelled: 7 of 60 analyzed/)).toBeVisible();
    await expect(
      await getNotifications(context).findByText(extensionMessages.cancelBackgroundTask.success),
    ).toBeVisible();
  },
};

export const CancelError: Story = {
  ...withTasks(runningTask),
  parameters: { expectsFailure: true },
  play: async (context) => {
    const dialog = await open(context);
    context.msw.use(getCancelBackgroundTaskMockHandler500());
    await context.userEvent.click(within(dialog).getByRole('button', { name: /^Cancel the ranking/ }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.cancelBackgroundTask.failed),
    ).toBeVisible();
  },
};

export const SaysWhenDone: Story = {
  ...withTasks(runningTask),
  play: async (context) => {
    const { canvas, msw } = context;
    await canvas.findByRole('button', { name: 'Background work: 1 running' });
    msw.use(getListBackgroundTasksMockHandler200([doneTask]));
    await expect(
      await getNotifications(context).findByText(
        'The ranking for Senior Backend Engineer is done.',
        {},
        { timeout: 5_000 },
      ),
    ).toBeVisible();
    await expect(getNotifications(context).getByRole('link', { name: 'Look' })).toHaveAttribute(
      'href',
      '/resume-analysis?candidate=all&job=job_backend',
    );
  },
};

export const SaysWhenScoresAreNew: Story = {
  ...withTasks(rescoringTask),
  play: async (context) => {
    const { canvas, msw } = context;
    await canvas.findByRole('button', { name: 'Background work: 1 running' });
    msw.use(getListBackgroundTasksMockHandler200([{ ...doneTask, id: rescoringTask.id, kind: 'rescoring' }]));
    await expect(
      await getNotifications(context).findByText(
        'The scores for Senior Backend Engineer are those of the changed job now.',
        {},
        { timeout: 5_000 },
      ),
    ).toBeVisible();
  },
};
