import { backendJob } from '@cortex/api-client/fixtures/jobs';
import { jobsPage, noJobsPage, publishedJob } from '@cortex/api-client/fixtures/publication';
import { getListJobsMockHandler200 } from '@cortex/api-client/jobs/mocks';
import {
  getGetJobsPageMockHandler200,
  getPublishJobMockHandler200,
  getPublishJobMockHandler422,
  getUnpublishJobMockHandler200,
  getUnpublishJobMockHandler404,
} from '@cortex/api-client/publication/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { open, others, screenMeta } from '../../stories/activeJobs.tsx';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { ActiveJobsScreen } from './ActiveJobsScreen.tsx';

const sentPlace = fn();

const meta = preview.meta({
  title: 'ActiveJobsScreen',
  component: ActiveJobsScreen,
  ...screenMeta,
  beforeEach({ msw }) {
    sentPlace.mockClear();
    msw.use(getGetJobsPageMockHandler200(jobsPage));
  },
});

function onThePage({ msw }: StoryContext) {
  msw.use(getListJobsMockHandler200([publishedJob, ...others]));
}

export const OffThePage = meta.story({
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByRole('textbox', { name: 'Place' })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Put on Jobs Page' })).toBeVisible();
  },
});

export const OffThePagePhone = meta.story({ ...OffThePage.input, globals: onPhone });

export const OnThePage = meta.story({
  beforeEach: onThePage,
  play: async (context) => {
    await open(context);
    const link = await context.canvas.findByRole('link', { name: 'Open Page' });
    await expect(link).toHaveAttribute('href', 'http://localhost:3000/jobs/north-harbour/job_backend');
    await expect(context.canvas.getByText(/since 5 Nov 2026/)).toBeVisible();
  },
});

export const PutsOnThePage = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getPublishJobMockHandler200(async ({ request }) => {
        sentPlace(JSON.parse(await request.clone().text()));
        msw.use(getListJobsMockHandler200([publishedJob, ...others]));
        return publishedJob;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Place' }), 'Rotterdam, or remote');
    await userEvent.click(canvas.getByRole('button', { name: 'Put on Jobs Page' }));
    await expect(await canvas.findByRole('link', { name: 'Open Page' })).toBeVisible();
    await expect(sentPlace).toHaveBeenCalledWith({ place: 'Rotterdam, or remote' });
    await expect(
      await getNotifications(context).findByText(extensionMessages.publishJob.success),
    ).toBeVisible();
  },
});

export const ThePageIsFull = meta.story({
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await open(context);
    const full = 'Your jobs page shows 200 jobs. Take one off before you add another.';
    msw.use(
      getPublishJobMockHandler422({
        detail: full,
        code: 'validation_failed',
        errors: { body: full },
      }),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Place' }), 'Utrecht');
    await userEvent.click(canvas.getByRole('button', { name: 'Put on Jobs Page' }));
    await waitFor(() => expect(canvas.getAllByText(full)[0]).toBeVisible());
    // What was typed stays.
    await expect(canvas.getByRole('textbox', { name: 'Place' })).toHaveValue('Utrecht');
  },
});

export const TakesOffThePage = meta.story({
  beforeEach(context) {
    const { msw } = context;
    onThePage(context);
    msw.use(
      getUnpublishJobMockHandler200(() => {
        msw.use(getListJobsMockHandler200([backendJob, ...others]));
        return backendJob;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Take Off' }));
    await expect(await canvas.findByRole('button', { name: 'Put on Jobs Page' })).toBeVisible();
  },
});

export const WasTakenOffMeanwhile = meta.story({
  parameters: { expectsFailure: true },
  beforeEach(context) {
    onThePage(context);
    context.msw.use(getUnpublishJobMockHandler404());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Take Off' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.unpublishJob.failed),
    ).toBeVisible();
  },
});

export const NoPage = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetJobsPageMockHandler200(noJobsPage));
  },
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText('Skills required')).toBeVisible();
    await expect(context.canvas.queryByText('Public jobs page')).toBeNull();
  },
});
