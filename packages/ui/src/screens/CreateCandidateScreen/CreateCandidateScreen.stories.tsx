import {
  getListStagesMockHandler200,
  getMoveApplicationsMockHandler200,
  getMoveApplicationsMockHandler500,
} from '@cortex/api-client/applications/mocks';
import {
  getCreateCandidateMockHandler201,
  getCreateCandidateMockHandler413,
  getCreateCandidateMockHandler422,
  getCreateCandidateMockHandler500,
  getCreateCandidateMockHandler503,
  getReadResumeMockHandler200,
  getReadResumeMockHandler500,
} from '@cortex/api-client/candidates/mocks';
import { stages } from '@cortex/api-client/fixtures/applications';
import { mara, maraDetails, tomas } from '@cortex/api-client/fixtures/candidates';
import { absent, networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, userEvent as setUpUserEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { messages } from '../../feedback/messages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { pickRecord } from '../../stories/pickRecord.ts';
import { CreateCandidateScreen } from './CreateCandidateScreen.tsx';

const meta = preview.meta({
  component: CreateCandidateScreen,
  args: {
    cancelHref: '/active-candidates',
    getAnalysisHref: ({ candidateId }) => `/resume-analysis?candidate=${candidateId}`,
    getBoardHref: ({ jobId }) => `/jobs/${jobId}/board`,
    getCandidateHref: ({ candidateId }) => `/candidates/${candidateId}`,
    onCreated: fn(),
  },
});

const sentKeys: (string | null)[] = [];

const resume = new File(['%PDF-1.7 resume'], 'mara-lindqvist.pdf', { type: 'application/pdf' });

async function fill({ canvas, userEvent }: StoryContext) {
  await userEvent.type(canvas.getByLabelText(/^Name/), 'Mara Lindqvist');
  await userEvent.type(canvas.getByLabelText(/^Email/), 'mara.lindqvist@example.com');
  await userEvent.type(canvas.getByLabelText(/^Phone/), '+46 70 555 01 23');
  await userEvent.type(canvas.getByLabelText(/^Notes/), 'Met at a meetup.');
}

async function pick({ canvas }: StoryContext, file: File) {
  const anyFile = setUpUserEvent.setup({ applyAccept: false });
  await anyFile.upload(canvas.getByLabelText(/^Resume/), file);
}

/** The file is there, and what the server says of it. */
async function pickAndRead(context: StoryContext, file: File) {
  await pick(context, file);
  await waitFor(() => expect(context.canvas.queryByText('Reading the resume...')).toBeNull());
}

async function submit({ canvas, userEvent }: StoryContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Create Candidate' }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Candidate' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create Candidate' })).toBeEnabled();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
  },
});

export const Phone = meta.story({ globals: onPhone });

export const WithAResume = meta.story({
  play: async (context) => {
    await fill(context);
    await pickAndRead(context, resume);
    await expect(await context.canvas.findByText('mara-lindqvist.pdf')).toBeVisible();
  },
});

export const RemovesTheResume = meta.story({
  play: async (context) => {
    await pickAndRead(context, resume);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Remove mara-lindqvist.pdf' }),
    );
    await waitFor(() => expect(context.canvas.queryByText('mara-lindqvist.pdf')).toBeNull());
  },
});

export const RefusesAnotherKindOfFile = meta.story({
  play: async (context) => {
    await fill(context);
    await pickAndRead(context, new File(['text'], 'resume.txt', { type: 'text/plain' }));
    await expect(await context.canvas.findByText('Choose a .pdf or .docx file.')).toBeVisible();
  },
});

export const NeverSendsAFileThatIsTooLarge = meta.story({
  play: async (context) => {
    await fill(context);
    await pickAndRead(context, new File([new Uint8Array(30 * 1024 * 1024)], 'portfolio.pdf'));
    await submit(context);
    const said = 'This file has 30 MB; the limit is 10 MB. Choose a smaller one.';
    await waitFor(() => expect(context.canvas.getByLabelText(/^Resume/)).toHaveFocus());
    await expect(context.canvas.getByLabelText(/^Resume/)).toHaveAccessibleDescription(said);
    await expect(context.canvas.getAllByText(said)).toHaveLength(1);
    await expect(context.canvas.getByRole('button', { name: 'Create Candidate' })).toBeEnabled();
  },
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getCreateCandidateMockHandler201(pending));
  },
  play: async (context) => {
    await fill(context);
    await pickAndRead(context, resume);
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Creating...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCreateCandidateMockHandler500());
  },
  play: async (context) => {
    await fill(context);
    await pickAndRead(context, resume);
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.createCandidate.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('Mara Lindqvist');
    await expect(context.canvas.getByText('mara-lindqvist.pdf')).toBeVisible();
  },
});

export const SaysWhenNobodyAnswers = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('createCandidate'));
  },
  play: async (context) => {
    await fill(context);
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.createCandidate.error)).toBeVisible();
  },
});

/** The server may have stored a form whose answer got lost: it knows it again by its key. */
export const SendsAgainWithTheSameKey = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    sentKeys.length = 0;
    const keep = ({ request }: { request: Request }) => {
      sentKeys.push(request.headers.get('Idempotency-Key'));
    };
    msw.use(
      getCreateCandidateMockHandler500((info) => {
        keep(info);
        return { detail: 'Try again.', code: 'internal_error' };
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await submit(context);
    await waitFor(() => expect(sentKeys).toHaveLength(1));
    await expect(await getNotifications(context).findByText(messages.createCandidate.failed)).toBeVisible();
    await submit(context);
    await waitFor(() => expect(sentKeys).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create Candidate' })).toBeEnabled());
    await userEvent.type(canvas.getByLabelText(/^Name/), ' junior');
    await submit(context);
    await waitFor(() => expect(sentKeys).toHaveLength(3));
    const [first, second, third] = sentKeys;
    await expect(first).toMatch(/^[0-9a-f]{32}$/);
    await expect(second).toBe(first);
    await expect(third).not.toBe(first);
  },
});

export const WaitsWhereTheServerIsBusy = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCreateCandidateMockHandler503());
  },
  play: async (context) => {
    await fill(context);
    await pickAndRead(context, resume);
    await submit(context);
    await expect(
      await getNotifications(context).findByText(
        'The server is busy, so nothing was saved. Try again in a moment.',
      ),
    ).toBeVisible();
    await expect(context.canvas.getByText('mara-lindqvist.pdf')).toBeVisible();
  },
});

export const ShowsARefusalOfTheFileAtTheField = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCreateCandidateMockHandler422({
        detail: 'This PDF has a password. Save it without one and choose it again.',
        code: 'password_protected_resume',
      }),
    );
  },
  play: async (context) => {
    await fill(context);
    await pickAndRead(context, resume);
    await submit(context);
    await waitFor(() =>
      expect(context.canvas.getByLabelText(/^Resume/)).toHaveAccessibleDescription(
        'This PDF has a password. Save it without one and choose it again.',
      ),
    );
    await expect(context.canvas.getByLabelText(/^Notes/)).toHaveValue('Met at a meetup.');
  },
});

export const ShowsThatTheServerTakesLess = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCreateCandidateMockHandler413());
  },
  play: async (context) => {
    await fill(context);
    await pickAndRead(context, resume);
    await submit(context);
    await waitFor(() => expect(context.canvas.getByLabelText(/^Resume/)).toBeInvalid());
  },
});

export const Submitted = meta.story({
  play: async (context) => {
    await fill(context);
    await pickAndRead(context, resume);
    await submit(context);
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalledWith({ candidate: maraDetails }));
    await expect(await getNotifications(context).findByText(messages.createCandidate.success)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('');
    await expect(context.canvas.queryByText('mara-lindqvist.pdf')).toBeNull();
  },
});

export const WarnsOfASecondCandidateWithTheEmail = meta.story({
  beforeEach({ msw }) {
    msw.use(getCreateCandidateMockHandler201({ ...maraDetails, duplicate_of: tomas.id }));
  },
  play: async (context) => {
    await fill(context);
    await submit(context);
    await expect(
      await getNotifications(context).findByRole('link', { name: 'See the first' }),
    ).toHaveAttribute('href', '/candidates/cnd_tomas');
  },
});

export const RequiresNameEmailPhoneAndNotes = meta.story({
  play: async (context) => {
    await context.userEvent.type(context.canvas.getByLabelText(/^Email/), 'mara');
    await submit(context);
    await expect(await context.canvas.findByText('Name is required.')).toBeVisible();
    await expect(context.canvas.getByText('Write the email like name@example.com.')).toBeVisible();
    await expect(context.canvas.getByText('Phone is required.')).toBeVisible();
    await expect(context.canvas.getByText('Notes are required.')).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveFocus();
  },
});

const fromResume = {
  resume_reading: 'read',
  name: 'Mara Lindqvist',
  email: 'mara.lindqvist@example.com',
  phone: '+46 70 555 01 23',
  skills: 'Go, PostgreSQL, Kubernetes',
  words: 412,
} as const;

export const FillsEmptyFieldsFromTheResume = meta.story({
  beforeEach({ msw }) {
    msw.use(getReadResumeMockHandler200(fromResume));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Mara L.');
    await pick(context, resume);
    await expect(await canvas.findByText(/^Empty fields were filled in from the resume/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue(fromResume.email);
    await expect(canvas.getByLabelText(/^Phone/)).toHaveValue(fromResume.phone);
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Mara L.');
  },
});

export const KnowsTheResume = meta.story({
  beforeEach({ msw }) {
    msw.use(getReadResumeMockHandler200({ ...fromResume, same_resume_as: mara.id }));
  },
  play: async (context) => {
    const { canvas } = context;
    await pick(context, resume);
    await expect(await canvas.findByText(/^A candidate has this resume already/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See who' })).toHaveAttribute(
      'href',
      '/candidates/cnd_mara',
    );
  },
});

export const FillsFieldsOnAPhone = meta.story({
  ...FillsEmptyFieldsFromTheResume.input,
  globals: onPhone,
});

export const ReadsTheResume = meta.story({
  beforeEach({ msw }) {
    msw.use(getReadResumeMockHandler200(pending));
  },
  play: async (context) => {
    await pick(context, resume);
    await expect(await context.canvas.findByText('Reading the resume...')).toBeVisible();
  },
});

export const SaysWhenTheResumeCannotBeReadNow = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getReadResumeMockHandler500());
  },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await pick(context, resume);
    await expect(await canvas.findByText(/^The resume could not be read just now/)).toBeVisible();
    msw.use(getReadResumeMockHandler200(fromResume));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveValue(fromResume.email));
  },
});

/** A server that keeps to the specification alone reads a resume when the candidate is saved. */
export const LeavesTheFormToThePersonWithoutTheExtension = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('readResume'));
  },
  play: async (context) => {
    const { canvas } = context;
    await pick(context, resume);
    await expect(await canvas.findByText('mara-lindqvist.pdf')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Reading the resume...')).toBeNull());
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('');
  },
});

const moved = fn();

const takesMoves = getMoveApplicationsMockHandler200(async ({ request }) => {
  moved(await request.clone().json());
  return { changes: [] };
});

export const ForAJob = meta.story({
  beforeEach({ msw }) {
    moved.mockClear();
    msw.use(
      getListStagesMockHandler200(stages),
      takesMoves,
      getCreateCandidateMockHandler201({ ...maraDetails, id: 'cnd_new' }),
    );
  },
  play: async (context) => {
    await fill(context);
    await pickRecord(context, /^For a job/, 'Senior Backend Engineer');
    await submit(context);
    await waitFor(() =>
      expect(moved).toHaveBeenCalledWith({ candidate_ids: ['cnd_new'], stage_id: 'stg_new' }),
    );
    await expect(context.args.onCreated).toHaveBeenCalled();
  },
});

/** A link named the job: it stands in the field, and whoever is saved goes with it. */
export const ForTheJobOfALink = meta.story({
  args: { jobId: 'job_backend', onChooseJob: fn() },
  beforeEach: ForAJob.input.beforeEach,
  play: async (context) => {
    const { args, canvas } = context;
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^For a job/ })).toHaveValue('Senior Backend Engineer'),
    );
    await pickRecord(context, /^For a job/, 'Staff Accountant');
    await expect(args.onChooseJob).toHaveBeenLastCalledWith({ jobId: 'job_accountant' });
    await pickRecord(context, /^For a job/, 'Senior Backend Engineer');
    await fill(context);
    await submit(context);
    await waitFor(() =>
      expect(moved).toHaveBeenCalledWith({ candidate_ids: ['cnd_new'], stage_id: 'stg_new' }),
    );
  },
});

/** A server without stages has nobody with a job, whatever a link says. */
export const ForTheJobOfALinkWithoutStages = meta.story({
  args: { jobId: 'job_backend' },
  beforeEach({ msw }) {
    msw.use(getCreateCandidateMockHandler201({ ...maraDetails, id: 'cnd_new' }));
  },
  play: async (context) => {
    await fill(context);
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.createCandidate.success)).toBeVisible();
    await expect(context.canvas.queryByRole('combobox', { name: /^For a job/ })).toBeNull();
  },
});

/** The candidate is saved; adding them to the job is tried again. */
export const TheJobFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    moved.mockClear();
    msw.use(
      getListStagesMockHandler200(stages),
      getMoveApplicationsMockHandler500(),
      getCreateCandidateMockHandler201({ ...maraDetails, id: 'cnd_new' }),
    );
  },
  play: async (context) => {
    const { msw, userEvent } = context;
    await fill(context);
    await pickRecord(context, /^For a job/, 'Senior Backend Engineer');
    await submit(context);
    const notifications = getNotifications(context);
    await expect(await notifications.findByText(extensionMessages.addToJob.failed)).toBeVisible();
    msw.use(takesMoves);
    await userEvent.click(notifications.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(moved).toHaveBeenCalledOnce());
  },
});
