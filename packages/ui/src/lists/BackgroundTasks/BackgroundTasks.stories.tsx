import {
  getCancelBackgroundTaskMockHandler204,
  getCancelBackgroundTaskMockHandler500,
  getCancelImportMockHandler204,
  getListBackgroundTasksMockHandler200,
  getListBackgroundTasksMockHandler500,
  getListImportsMockHandler200,
  getReadImportRowsMockHandler200,
  getReadImportRowsMockHandler500,
} from '@cortex/api-client/background/mocks';
import {
  cancelledTask,
  doneImport,
  doneTask,
  failedTask,
  importRows,
  rescoringTask,
  runningImport,
  runningTask,
  waitingTask,
} from '@cortex/api-client/fixtures/backgroundTasks';
import { absent } from '@cortex/api-client/mocks/handlers';
import type { BackgroundTask, Import } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { catchFiles } from '../../stories/catchFiles.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { awaitedTasks } from './awaitedTasks.ts';
import { BackgroundTasks } from './BackgroundTasks.tsx';
import { ROWS_KEPT } from './RowsToFix.tsx';

const meta = preview.meta({
  component: BackgroundTasks,
  args: {
    room: 'full' as const,
    getRankingHref: (jobId) => `/resume-analysis?candidate=all&job=${jobId}`,
    candidatesHref: '/active-candidates',
  },
  decorators: [(Story) => <div style={{ padding: 16, width: 240, minHeight: 68 }}>{Story()}</div>],
});

function withTasks(...tasks: BackgroundTask[]) {
  return {
    beforeEach({ msw }: StoryContext) {
      msw.use(getListBackgroundTasksMockHandler200(tasks));
    },
  };
}

async function open({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Background work/ }));
  return screen.findByRole('dialog', { name: 'Background work' });
}

export const OneRunning = meta.story({
  ...withTasks(runningTask),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Background work: 1 running' })).toBeVisible();
  },
});

export const Icon = meta.story({ ...OneRunning.input, args: { room: 'icon' } });

export const Finished = meta.story({
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
});

export const Nothing = meta.story({
  ...withTasks(),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Background work/ })).toBeNull();
  },
});

export const Unsupported = meta.story({
  ...Nothing.input,
  beforeEach({ msw }) {
    msw.use(absent('listBackgroundTasks'));
  },
});

export const LoadError = meta.story({
  ...Nothing.input,
  beforeEach({ msw }) {
    msw.use(getListBackgroundTasksMockHandler500());
  },
});

export const All = meta.story({
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
});

export const AllOnPhone = meta.story({ ...All.input, args: { room: 'icon' }, globals: onPhone });

export const Cancel = meta.story({
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
});

export const CancelError = meta.story({
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
});

export const SaysWhenDone = meta.story({
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
});

export const SaysWhenScoresAreNew = meta.story({
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
});

export const SaysWhenAShortTaskIsDone = meta.story({
  beforeEach({ msw }) {
    const task = { ...doneTask, id: 'tsk_short', kind: 'rescoring' as const };
    awaitedTasks.add(task.id);
    msw.use(getListBackgroundTasksMockHandler200([task]));
  },
  play: async (context) => {
    await expect(
      await getNotifications(context).findByText(
        'The scores for Senior Backend Engineer are those of the changed job now.',
      ),
    ).toBeVisible();
  },
});

function withImports(...imports: Import[]) {
  return {
    beforeEach({ msw }: StoryContext) {
      msw.use(
        getListImportsMockHandler200(imports),
        getReadImportRowsMockHandler200(({ request }) =>
          new URL(request.url).searchParams.get('after') === '0' ? importRows : { ...importRows, rows: [] },
        ),
      );
      return files.begin();
    },
  };
}

const files = catchFiles();

export const Imports = meta.story({
  ...withImports(
    runningImport,
    { ...doneImport, id: 'imp_done' },
    { ...doneImport, id: 'imp_cancelled', file_name: 'fair.csv', state: 'cancelled', done: 40, refused: 0 },
    { ...doneImport, id: 'imp_sam', is_own: false, by: { id: 'usr_sam', full_name: 'Sam Lee' } },
  ),
  play: async (context) => {
    const dialog = await open(context);
    const rows = within(dialog).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(
      'Import of people-of-the-career-fair-in-november.csv117 of 480 added, 3 not, asked for by Avery Stone.',
    );
    await expect(rows[1]).toHaveTextContent('Done: 477 of 480 added, 3 not');
    await expect(rows[2]).toHaveTextContent('Cancelled: 40 of 480 added');
    await expect(within(dialog).getByRole('button', { name: 'Download 440 rows to fix' })).toBeVisible();
    // Rows are of who asked.
    for (const name of [/^Download/, 'Dismiss'])
      await expect(within(dialog).getAllByRole('button', { name })).toHaveLength(2);
  },
});

export const ImportsOnPhone = meta.story({ ...Imports.input, args: { room: 'icon' }, globals: onPhone });

export const DownloadsRowsToFix = meta.story({
  ...withImports(doneImport),
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Download 3 rows to fix' }));
    await waitFor(() => expect(files.saved).toHaveBeenCalledOnce());
    const saved = files.saved.mock.lastCall?.[0];
    await expect(await saved?.blob.text()).toContain(
      `Dario Ito,dario.ito,'+81 3 5550 0104,Met at the fair.,,"Email: Enter an email address, as name@example.com."`,
    );
  },
});

export const RowsToFixStayNews = meta.story({
  ...withImports(doneImport),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = 'Background work: 1 finished';
    await userEvent.click(within(await open(context)).getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await userEvent.click(within(await open(context)).getByRole('button', { name: 'Dismiss' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
  },
});

export const RowsToFixLoadError = meta.story({
  ...withImports(doneImport),
  parameters: { expectsFailure: true },
  play: async (context) => {
    const dialog = await open(context);
    context.msw.use(getReadImportRowsMockHandler500());
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Download 3 rows to fix' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.readImportRows.failed),
    ).toBeVisible();
    await expect(getNotifications(context).getByText(ROWS_KEPT)).toBeVisible();
    await expect(getNotifications(context).queryByText(/Nothing was saved/)).toBeNull();
    await expect(within(dialog).getByRole('button', { name: 'Download 3 rows to fix' })).toBeEnabled();
  },
});

export const CancelsAnImport = meta.story({
  ...withImports(runningImport),
  play: async (context) => {
    const { msw, userEvent } = context;
    const dialog = await open(context);
    msw.use(
      getCancelImportMockHandler204(),
      getListImportsMockHandler200([{ ...doneImport, state: 'cancelled', done: 120 }]),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: /^Cancel the import of people/ }));
    await expect(await within(dialog).findByText(/^Cancelled: 117 of 480 added, 3 not/)).toBeVisible();
  },
});

export const SaysWhenAnImportIsDone = meta.story({
  ...withImports(runningImport),
  play: async (context) => {
    const { canvas, msw } = context;
    await canvas.findByRole('button', { name: 'Background work: 1 running' });
    msw.use(getListImportsMockHandler200([doneImport]));
    await expect(
      await getNotifications(context).findByText(
        'The import of people-of-the-career-fair-in-november.csv is done.',
        {},
        { timeout: 5_000 },
      ),
    ).toBeVisible();
    await expect(getNotifications(context).getByRole('link', { name: 'Look' })).toHaveAttribute(
      'href',
      '/active-candidates',
    );
  },
});
