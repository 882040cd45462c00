import { getListAnalysesMockHandler200 } from '@cortex/api-client/analysis/mocks';
import {
  getGetCandidateMockHandler200,
  getGetCandidateMockHandler404,
  getGetCandidateMockHandler500,
} from '@cortex/api-client/candidates/mocks';
import { earlierAnalyses } from '@cortex/api-client/fixtures/analysis';
import { maraDetails, tomas, withoutResume } from '@cortex/api-client/fixtures/candidates';
import { hiddenScorecards, scorecardJobs } from '@cortex/api-client/fixtures/scorecards';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import {
  getListScorecardJobsMockHandler200,
  getListScorecardsMockHandler200,
} from '@cortex/api-client/scorecards/mocks';
import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { CandidateDetailsScreen } from './CandidateDetailsScreen.tsx';

const meta = preview.meta({
  component: CandidateDetailsScreen,
  args: {
    candidateId: maraDetails.id,
    candidatesHref: '/active-candidates',
    getAnalysisHref: ({ candidateId, jobId }) => `/resume-analysis?candidate=${candidateId}&job=${jobId}`,
    getBoardHref: ({ jobId }) => `/jobs/${jobId}/board`,
  },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: maraDetails.name })).toBeVisible();
    for (const fact of [maraDetails.email, maraDetails.phone, maraDetails.skills, maraDetails.notes]) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
    const download = canvas.getByRole('link', { name: 'Download Resume' });
    await expect(download).toHaveAttribute('href', maraDetails.resume);
    await expect(download).toHaveAttribute('target', '_blank');
    const back = canvas.getByRole('link', { name: 'Back to Candidates' });
    await expect(back).toHaveAttribute('href', '/active-candidates');
  },
});

export const WithAnalyses = meta.story({
  beforeEach({ msw }) {
    msw.use(getListAnalysesMockHandler200(earlierAnalyses));
  },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Senior Backend Engineer' });
    await expect(link).toHaveAttribute('href', '/resume-analysis?candidate=cnd_mara&job=job_backend');
  },
});

/** Whose candidate it is sees here, too, that an interviewer has filled in a scorecard. */
export const WithScorecards = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getListScorecardJobsMockHandler200(scorecardJobs),
      getListScorecardsMockHandler200(hiddenScorecards),
    );
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Interviews' })).toBeVisible();
    const waiting = await canvas.findAllByText(/^2 colleagues have filled one in\./);
    await expect(waiting).toHaveLength(scorecardJobs.length);
  },
});

/** What was asked of whom it was shared with stands here, too. */
export const SharedWithTheNote = meta.story({
  beforeEach({ msw }) {
    const { shared_by, share_note } = tomas;
    msw.use(getGetCandidateMockHandler200({ ...maraDetails, can_edit: false, shared_by, share_note }));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Shared by User 1')).toBeVisible();
    await expect(canvas.getByText(/^Could fit the accountant role/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetCandidateMockHandler200(pending));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading candidate details...')).toBeInTheDocument();
  },
});

export const NotFound = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getGetCandidateMockHandler404());
  },
  async play({ canvas }) {
    await expect((await canvas.findAllByText(messages.loadCandidate.notFound))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Candidates' })).toBeVisible();
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getGetCandidateMockHandler500());
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByText(messages.loadCandidate.failed)[0]).toBeVisible();
  },
});

export const RecoversFromLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('getCandidate'));
  },
  async play({ canvas, msw, userEvent }) {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getGetCandidateMockHandler200(maraDetails));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: maraDetails.name })).toBeVisible();
  },
});

export const SaysThatThereIsNoResume = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetCandidateMockHandler200({ ...withoutResume, resume: null }));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download Resume' }));
    await expect(await screen.findByText(messages.loadCandidate.noResume)).toBeVisible();
  },
});
