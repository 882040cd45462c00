import { useListApplicantRequests } from '@cortex/api-client/applicants';
import {
  getAnswerApplicantRequestMockHandler200,
  getCreateApplicantLinkMockHandler201,
  getListApplicantRequestsMockHandler200,
  getListApplicantRequestsMockHandler500,
} from '@cortex/api-client/applicants/mocks';
import { getGetCandidateMockHandler200 } from '@cortex/api-client/candidates/mocks';
import {
  answeredRequest,
  applicantLink,
  applicantRequests,
  overdueRequest,
} from '@cortex/api-client/fixtures/applicants';
import { maraDetails } from '@cortex/api-client/fixtures/candidates';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { CandidateDetailsScreen } from './CandidateDetailsScreen.tsx';

const meta = preview.meta({
  title: 'CandidateDetailsScreen',
  component: CandidateDetailsScreen,
  args: {
    candidateId: maraDetails.id,
    candidatesHref: '/active-candidates',
    getAnalysisHref: ({ candidateId, jobId }) => `/resume-analysis?candidate=${candidateId}&job=${jobId}`,
    getBoardHref: ({ jobId }) => `/jobs/${jobId}/board`,
  },
  beforeEach({ msw }) {
    msw.use(getListApplicantRequestsMockHandler200(applicantRequests));
  },
});

export const WithRequestsOfTheApplicant = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByText('2 requests wait for an answer, 1 of them overdue.')).toBeVisible();
    await expect(canvas.getByText('Overdue since 20 Oct 2026')).toBeVisible();
  },
});

export const MakesALinkForTheApplicant = meta.story({
  beforeEach({ msw }) {
    msw.use(getListApplicantRequestsMockHandler200({ requests: [] }));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link for the applicant' }));
    await expect(await canvas.findByLabelText('Link for the applicant')).toHaveValue(applicantLink.url);
    await expect(canvas.getByText(/It is shown this once/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End the link' }));
    await expect(await screen.findByText(extensionMessages.revokeApplicantLink.success)).toBeVisible();
    await expect(canvas.queryByLabelText('Link for the applicant')).toBeNull();
  },
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getCreateApplicantLinkMockHandler201(pending));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'New link' }));
    await expect(await canvas.findByRole('button', { name: 'Making the link...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('createApplicantLink'));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'New link' }));
    await expect(await screen.findByText(extensionMessages.createApplicantLink.error)).toBeVisible();
  },
});

export const Submitted = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getAnswerApplicantRequestMockHandler200(() => {
        msw.use(
          getListApplicantRequestsMockHandler200({ ...applicantRequests, requests: [answeredRequest] }),
        );
        return { ...overdueRequest, ...answeredRequest };
      }),
    );
  },
  async play({ canvas, userEvent }) {
    const [answer] = await canvas.findAllByRole('button', { name: 'Answer' });
    if (!answer) throw new Error('There is no request to answer.');
    await userEvent.click(answer);
    await userEvent.type(canvas.getByLabelText(/^Answer/), 'We looked again: your last post counts.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send answer' }));
    await expect(await screen.findByText(extensionMessages.answerApplicantRequest.success)).toBeVisible();
    await expect(await canvas.findByText('All requests are answered.')).toBeVisible();
  },
});

export const RequestsOfTheApplicantNotLoaded = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListApplicantRequestsMockHandler500());
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const ReadsRequestsOfASharedApplicant = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetCandidateMockHandler200({ ...maraDetails, can_edit: false }));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Overdue since 20 Oct 2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Answer' })).toBeNull();
  },
});

/** Who may make no link, and has no request to read, is told nothing of them. */
export const NothingToReadOfASharedApplicant = meta.story({
  render: function Render(args) {
    const asked = useListApplicantRequests(args.candidateId);
    return (
      <>
        <CandidateDetailsScreen {...args} />
        {asked.data ? <p>All is loaded.</p> : null}
      </>
    );
  },
  beforeEach({ msw }) {
    msw.use(
      getGetCandidateMockHandler200({ ...maraDetails, can_edit: false }),
      getListApplicantRequestsMockHandler200({ requests: [] }),
    );
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('All is loaded.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Download Resume' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'The applicant’s view' })).toBeNull();
  },
});
