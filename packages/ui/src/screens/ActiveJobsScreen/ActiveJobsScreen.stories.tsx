import {
  getListApplicationCountsMockHandler200,
  getListApplicationsMockHandler200,
  getListApplicationsMockHandler500,
  getListStagesMockHandler200,
} from '@cortex/api-client/applications/mocks';
import { applicationCounts, stages } from '@cortex/api-client/fixtures/applications';
import { backendJob, jobs } from '@cortex/api-client/fixtures/jobs';
import { getListJobsMockHandler200, getListJobsMockHandler500 } from '@cortex/api-client/jobs/mocks';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { Job } from '@cortex/api-client/model';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { messages } from '../../feedback/messages.ts';
import { resumeDraft } from '../../forms/manyResumes/resumeDraft.ts';
import { open, screenMeta, toBackendJob } from '../../stories/activeJobs.tsx';
import { getNotifications } from '../../stories/getNotifications.ts';
import { giveFiles } from '../../stories/giveFiles.ts';
import { failsToLoad, recoversFromLoadError, staysLoading } from '../../stories/loadStories.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { returnToTab } from '../../stories/returnToTab.ts';
import { ResumeAnalysisScreen } from '../ResumeAnalysisScreen/ResumeAnalysisScreen.tsx';
import { ActiveJobsScreen } from './ActiveJobsScreen.tsx';

const meta = preview.meta({
  component: ActiveJobsScreen,
  ...screenMeta,
});

export const Default = meta.story({
  async play({ canvas }) {
    const rows = await canvas.findAllByRole('option');
    await expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(
      jobs.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b)),
    );
    await expect(canvas.getByText('3')).toBeVisible();
  },
});

/** How many candidates are with each job, and how many of them nobody has moved on. */
export const HowManyApply = meta.story({
  beforeEach({ msw }) {
    msw.use(getListApplicationCountsMockHandler200(applicationCounts));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('12 candidates, 3 new')).toBeVisible();
    const row = (name: string) => canvas.getByRole('option', { name: new RegExp(`^${name}`) });
    await expect(row('Senior Backend Engineer')).toHaveTextContent(/12 candidates, 3 new$/);
    await expect(row('Staff Accountant')).toHaveTextContent(/1 candidate$/);
    await expect(canvas.getAllByText(/candidate/)).toHaveLength(2);
  },
});

export const HowManyApplyOnAPhone = meta.story({ ...HowManyApply.input, globals: onPhone });

export const Loading = meta.story(staysLoading(getListJobsMockHandler200, 'Loading jobs...'));

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(getListJobsMockHandler200([]));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('You have no open jobs.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create a job' })).toHaveAttribute('href', '/create-job');
  },
});

export const NoResults = meta.story({
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('option');
    await userEvent.type(canvas.getByRole('searchbox'), 'astronaut');
    await expect(canvas.getByText('No title contains “astronaut”.')).toBeVisible();
  },
});

export const LoadError = meta.story(failsToLoad(getListJobsMockHandler500, messages.loadJobs));

export const RecoversFromLoadError = meta.story(
  recoversFromLoadError({
    operation: 'listJobs',
    answer: getListJobsMockHandler200(jobs),
    role: 'option',
    rows: jobs.length,
  }),
);

export const SearchesByTitle = meta.story({
  async play({ canvas, userEvent }) {
    await canvas.findAllByRole('option');
    await userEvent.type(canvas.getByRole('searchbox'), 'ACCOUNT');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('option', { name: /Staff Accountant/ })).toBeVisible();
  },
});

const manyJobs: Job[] = Array.from({ length: 60 }, (_, index) => ({
  ...backendJob,
  id: `job_many_${index}`,
  title: `Opening ${index + 10}`,
}));

/** A new job far down in the list is in sight and marked, with what one does next. */
export const JustCreated = meta.story({
  args: { createdId: 'job_many_49' },
  beforeEach({ msw }) {
    msw.use(getListJobsMockHandler200(manyJobs), getListStagesMockHandler200(stages));
    return giveFiles([new File(['%PDF-1.7'], 'amara-nwosu.pdf')]);
  },
  play: async ({ args, canvas, userEvent }) => {
    const row = await canvas.findByRole('option', { name: /^Opening 59 Just added/ });
    await expect(row).toBeVisible();
    await expect(canvas.queryByRole('option', { name: /^Opening 10 / })).toBeNull();
    const next = within(canvas.getByRole('region', { name: 'Next steps' }));
    await expect(next.getByText('Opening 59')).toBeVisible();
    await expect(next.getByRole('link', { name: 'Rank Candidates' })).toHaveAttribute(
      'href',
      '/resume-analysis?candidate=all&job=job_many_49',
    );
    await expect(await next.findByRole('link', { name: 'Board' })).toHaveAttribute(
      'href',
      '/jobs/job_many_49/board',
    );
    await userEvent.click(next.getByRole('button', { name: 'Add resumes' }));
    await waitFor(() => expect(args.onResumesAdded).toHaveBeenCalledOnce());
    await expect(resumeDraft.read()?.rows.map(({ jobId }) => jobId)).toEqual(['job_many_49']);
  },
});

export const JustCreatedOnAPhone = meta.story({
  args: { createdId: backendJob.id },
  globals: onPhone,
  beforeEach({ msw }) {
    msw.use(getListStagesMockHandler200(stages));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Board' })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: /^Staff Accountant/ }));
    await expect(await canvas.findByRole('region', { name: 'Staff Accountant' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Next steps' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByRole('region', { name: 'Next steps' })).toBeVisible();
  },
});

export const OpensAndClosesAJob = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('option', { name: /Staff Accountant/ }));
    await expect(canvas.getByRole('heading', { name: 'Staff Accountant' })).toBeVisible();
    await expect(canvas.getByText(/Own the monthly close/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('heading', { name: 'Staff Accountant' })).toBeNull();
  },
});

export const Phone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', toBackendJob)).toBeVisible();
  },
});

export const WithAPanel = meta.story({
  play: async (context) => {
    await open(context);
    const panel = within(await context.canvas.findByRole('region', { name: backendJob.title }));
    for (const name of ['Edit', 'Delete', 'Close', 'Previous job', 'Next job']) {
      await expect(panel.getByRole('button', { name })).toBeVisible();
    }
    await expect(context.args.onSelect).toHaveBeenLastCalledWith({ id: backendJob.id });
  },
});

export const PhoneWithAPanel = meta.story({ ...WithAPanel.input, globals: onPhone });

/** Who is with the job, and the way to add more. */
export const WithAPanelAndCandidates = meta.story({
  beforeEach({ msw }) {
    msw.use(getListStagesMockHandler200(stages));
    return giveFiles([new File(['%PDF-1.7'], 'amara-nwosu.pdf')]);
  },
  play: async (context) => {
    const { args, userEvent } = context;
    await open(context);
    const panel = within(await context.canvas.findByRole('region', { name: backendJob.title }));
    await expect(await panel.findByText('5 candidates · New 2 · Interview 2 · Turned down 1')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Add resumes' }));
    await waitFor(() => expect(args.onResumesAdded).toHaveBeenCalledOnce());
    await expect(resumeDraft.read()?.rows.map(({ jobId }) => jobId)).toEqual([backendJob.id]);
  },
});

export const PhoneWithAPanelAndCandidates = meta.story({
  ...WithAPanelAndCandidates.input,
  globals: onPhone,
});

export const WithAPanelAndNobody = meta.story({
  beforeEach({ msw }) {
    msw.use(getListStagesMockHandler200(stages), getListApplicationsMockHandler200([]));
  },
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText('Nobody yet')).toBeVisible();
  },
});

/** The panel goes without what it cannot say. */
export const WithAPanelWhoseCandidatesFail = meta.story({
  beforeEach({ msw }) {
    msw.use(getListStagesMockHandler200(stages), getListApplicationsMockHandler200(pending));
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await open(context);
    await expect(await canvas.findByText('With this job')).toBeVisible();
    msw.use(getListApplicationsMockHandler500());
    await userEvent.click(canvas.getByRole('button', { name: 'Next job' }));
    await expect(await canvas.findByRole('region', { name: 'Staff Accountant' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('With this job')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Board' })).toBeVisible();
  },
});

export const StepsToTheNeighbours = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('option', { name: /^Registered Nurse/ }));
    await expect(await canvas.findByRole('button', { name: 'Previous job' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next job' }));
    await expect(await canvas.findByRole('region', { name: backendJob.title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next job' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Staff Accountant' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /^Staff Accountant/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Next job' })).toBeDisabled();
  },
});

export const OpensWhatTheAddressNames = meta.story({
  args: { selectedId: backendJob.id, initialQuery: 'backend' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: backendJob.title })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('backend');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
});

export const EscapeClosesThePanelWithoutResults = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.type(canvas.getByRole('searchbox'), 'astronaut');
    await expect(await canvas.findByText('No title contains “astronaut”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: backendJob.title }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: backendJob.title })).toBeNull());
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

/**
 * A refresh failed while the person was here; on the next page the same list loads again, and nothing is said of the
 * old failure.
 */
export const SaysAFailedRefreshWhereItHappenedAlone = meta.story({
  parameters: { expectsFailure: true },
  render: function Render(args) {
    const [away, setAway] = useState(false);
    return (
      <>
        <Button variant="quiet" size="small" onClick={() => setAway(true)}>
          Go on
        </Button>
        {away ? (
          <ResumeAnalysisScreen
            getComparisonHref={() => '/compare-candidates'}
            getCreateCandidateHref={() => '/create-candidate'}
            createJobHref="/create-job"
            openedId={null}
            onOpen={() => {}}
          />
        ) : (
          <ActiveJobsScreen {...args} />
        )}
      </>
    );
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await canvas.findAllByRole('option');
    msw.use(getListJobsMockHandler500());
    returnToTab();
    await expect(await getNotifications(context).findByText(messages.loadJobs.failed)).toBeVisible();
    await userEvent.click(getNotifications(context).getByRole('button', { name: 'Dismiss' }));
    msw.use(getListJobsMockHandler200(jobs));
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByRole('combobox', { name: /^Job/ })).toBeVisible();
    await expect(canvas.queryByText(messages.loadJobs.failed)).toBeNull();
  },
});
