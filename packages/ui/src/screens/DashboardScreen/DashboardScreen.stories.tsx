import {
  getListWaitingRequestsMockHandler200,
  getListWaitingRequestsMockHandler500,
} from '@cortex/api-client/applicants/mocks';
import {
  getListCandidatesMockHandler200,
  getListCandidatesMockHandler500,
} from '@cortex/api-client/candidates/mocks';
import {
  getGetDashboardMockHandler200,
  getGetDashboardMockHandler500,
} from '@cortex/api-client/dashboard/mocks';
import { waitingRequests } from '@cortex/api-client/fixtures/applicants';
import { candidates } from '@cortex/api-client/fixtures/candidates';
import { adminCounts, emptyCounts, recruiterCounts } from '@cortex/api-client/fixtures/dashboard';
import { comingInterviews } from '@cortex/api-client/fixtures/mails';
import { getListJobsMockHandler200 } from '@cortex/api-client/jobs/mocks';
import {
  getListComingInterviewsMockHandler200,
  getListComingInterviewsMockHandler500,
} from '@cortex/api-client/mails/mocks';
import { absent, networkDown, pending } from '@cortex/api-client/mocks/handlers';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = preview.meta({
  component: DashboardScreen,
  args: {
    role: 'user' as const,
    hrefs: {
      jobs: '/active-jobs',
      candidates: '/active-candidates',
      users: '/active-users',
      createJob: '/create-job',
      createCandidate: '/create-candidate',
      analysis: '/resume-analysis',
      userPerformance: '/user-performance',
      getCandidate: ({ candidateId }) => `/active-candidates?candidate=${candidateId}`,
      getCandidatePage: ({ candidateId }) => `/candidates/${candidateId}`,
      getAnalysis: ({ candidateId }) => `/resume-analysis?candidate=${candidateId}`,
      getJob: ({ jobId }) => `/active-jobs?job=${jobId}`,
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: "Welcome! Here's an overview of your hiring activity" }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Active Jobs 8/ })).toHaveAttribute(
      'href',
      '/active-jobs',
    );
    await expect(canvas.queryByRole('link', { name: /^Active Users/ })).toBeNull();
  },
});

export const Admin = meta.story({
  args: { role: 'admin' },
  beforeEach({ msw }) {
    msw.use(getGetDashboardMockHandler200(adminCounts));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Active Users 7/ })).toHaveAttribute(
      'href',
      '/active-users',
    );
  },
});

export const Phone = meta.story({
  ...Admin.input,
  globals: onPhone,
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getGetDashboardMockHandler200(emptyCounts),
      getListCandidatesMockHandler200([]),
      getListJobsMockHandler200([]),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^0 ?Active Jobs|Active Jobs ?0/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Create a job/ })).toBeVisible();
  },
});

export const LargeNumbers = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetDashboardMockHandler200({ user_data: { user_jobs: 1_204, user_candidates: 1_048_576 } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,048,576')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetDashboardMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the dashboard...')).toBeInTheDocument();
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getGetDashboardMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByText(messages.dashboard.failed)).toHaveLength(2);
  },
});

export const RecoversFromLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('getDashboard'));
  },
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getGetDashboardMockHandler200(recruiterCounts));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: /^Active Jobs 8/ })).toBeVisible();
  },
});

export const ShowsWhatIsNext = meta.story({
  play: async ({ canvas }) => {
    const newest = within(await canvas.findByRole('region', { name: 'Newest candidates' }));
    await expect(newest.getAllByRole('listitem')[0]).toHaveTextContent(/^Elena Duarte/);
    await expect(newest.getByRole('link', { name: 'Analyze Mara Lindqvist' })).toHaveAttribute(
      'href',
      '/resume-analysis?candidate=cnd_mara',
    );
    const jobs = within(canvas.getByRole('region', { name: 'Open jobs' }));
    await expect(jobs.getByRole('link', { name: 'Staff Accountant' })).toHaveAttribute(
      'href',
      '/active-jobs?job=job_accountant',
    );
    const shared = within(canvas.getByRole('region', { name: 'Shared with you' }));
    await expect(shared.getByText(/^By User 1, 4 Nov 2026: Could fit the accountant role/)).toBeVisible();
  },
});

export const RecoversWhatIsNext = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler500());
  },
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(await canvas.findByRole('link', { name: /^Active Jobs 8/ })).toBeVisible();
    msw.use(getListCandidatesMockHandler200(candidates));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('region', { name: 'Newest candidates' })).toBeVisible();
  },
});

export const ApplicantsWait = meta.story({
  beforeEach({ msw }) {
    msw.use(getListWaitingRequestsMockHandler200(waitingRequests));
  },
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('region', { name: 'Applicants wait for an answer' }));
    const [overdue, next] = waiting.getAllByRole('listitem');
    await expect(overdue).toHaveTextContent(
      /^Mara LindqvistOverdue since 20 Oct 2026 · They ask for a person to lookAnswer$/,
    );
    await expect(next).toHaveTextContent(
      /^Mara LindqvistTo be answered by 25 Dec 2099 · “Kubernetes” is wrong, they sayAnswer$/,
    );
    await expect(waiting.getByRole('link', { name: 'Answer Elena Duarte' })).toHaveAttribute(
      'href',
      '/candidates/cnd_elena',
    );
  },
});

export const ApplicantsWaitPhone = meta.story({ ...ApplicantsWait.input, globals: onPhone });

export const ManyApplicantsWait = meta.story({
  beforeEach({ msw }) {
    const many = Array.from({ length: 7 }, (_, index) =>
      waitingRequests.map((request) => ({ ...request, id: `${request.id}-${index}` })),
    ).flat();
    msw.use(getListWaitingRequestsMockHandler200(many));
  },
  play: async ({ canvas, userEvent }) => {
    const waiting = within(await canvas.findByRole('region', { name: 'Applicants wait for an answer' }));
    await expect(waiting.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(waiting.getByRole('button', { name: 'Show all 21' }));
    await expect(waiting.getAllByRole('listitem')).toHaveLength(21);
    await expect(waiting.queryByRole('button')).toBeNull();
  },
});

export const ServerWithoutRequests = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('listWaitingRequests'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Newest candidates' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Applicants wait for an answer' })).toBeNull();
  },
});

export const WaitingLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListWaitingRequestsMockHandler500());
  },
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('region', { name: 'Applicants wait for an answer' }));
    await expect(waiting.getByText('Failed to load what applicants wait for.')).toBeVisible();
    await expect(waiting.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(canvas.getByRole('region', { name: 'Newest candidates' })).toBeVisible();
  },
});

export const RecoversWaiting = meta.story({
  ...WaitingLoadError.input,
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getListWaitingRequestsMockHandler200(waitingRequests));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('link', { name: 'Answer Elena Duarte' })).toBeVisible();
  },
});

export const InterviewsToCome = meta.story({
  beforeEach({ msw }) {
    msw.use(getListComingInterviewsMockHandler200(comingInterviews));
  },
  play: async ({ canvas }) => {
    const coming = within(await canvas.findByRole('region', { name: 'Coming interviews' }));
    const [next, later] = coming.getAllByRole('listitem');
    await expect(next).toHaveTextContent(
      /^Mara Lindqvist1 Dec 2026, \d\d:00 · 45 minutes · Senior Backend Engineer · 12 Harbour Street · invited by Avery Stone$/,
    );
    await expect(later).toHaveTextContent(/^Elena Duarte2 Dec 2026, \d\d:30 · 30 minutes$/);
    await expect(coming.getByRole('link', { name: 'Mara Lindqvist' })).toHaveAttribute(
      'href',
      '/candidates/cnd_mara',
    );
  },
});

export const InterviewsToComePhone = meta.story({ ...InterviewsToCome.input, globals: onPhone });

export const ServerWithoutInterviews = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('listComingInterviews'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Newest candidates' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Coming interviews' })).toBeNull();
  },
});

export const InterviewsLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListComingInterviewsMockHandler500());
  },
  play: async ({ canvas }) => {
    const coming = within(await canvas.findByRole('region', { name: 'Coming interviews' }));
    await expect(coming.getByText('Failed to load the coming interviews.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Newest candidates' })).toBeVisible();
    await expect(coming.getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
});

export const RecoversInterviews = meta.story({
  ...InterviewsLoadError.input,
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getListComingInterviewsMockHandler200(comingInterviews));
    await userEvent.click(retry);
    await expect(await canvas.findByText(/Senior Backend Engineer · 12 Harbour Street/)).toBeVisible();
  },
});
