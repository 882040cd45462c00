import {
  getReadResumeMockHandler200,
  getReadResumeMockHandler422,
  getReadResumeMockHandler500,
  getReadResumeMockHandler503,
} from '@cortex/api-client/candidates/mocks';
import { pending } from '@cortex/api-client/mocks/handlers';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getNotifications } from '../../stories/getNotifications.ts';
import { complete, drop, dropAndRead, four, reads, screenMeta } from '../../stories/manyResumes.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { CreateCandidateScreen } from './CreateCandidateScreen.tsx';

const meta = preview.meta({
  component: CreateCandidateScreen,
  ...screenMeta,
});

export const Filled = meta.story({
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas } = context;
    await dropAndRead(context, four);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Create Candidates');
    await expect(canvas.getByLabelText('Name of amara-nwosu.pdf')).toHaveValue('Amara Nwosu');
    await expect(canvas.getByLabelText('Phone of bence-varga.docx')).toHaveValue('+36 1 555 0102');
    await expect(canvas.getByLabelText('Phone of chloe-dahl.pdf')).toHaveAccessibleDescription('Needs phone');
    await expect(canvas.getByText('Payroll, Excel')).toBeVisible();
    await expect(await canvas.findByText('3 of 4 can be saved, 1 lacks something')).toBeVisible();
  },
});

export const FilledOnAPhone = meta.story({ ...Filled.input, globals: onPhone });

export const EmptyTable = meta.story({
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, ['amara-nwosu.pdf', 'bence-varga.docx']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove amara-nwosu.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bence-varga.docx' }));
    await expect(await canvas.findByText('There are no resumes here yet.')).toBeVisible();
    await userEvent.click(getNotifications(context).getByRole('button', { name: /^Close|^Dismiss/ }));
  },
});

export const ReadsThreeAtOnce = meta.story({
  beforeEach({ msw }) {
    msw.use(getReadResumeMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    drop([...four, 'mara.pdf']);
    await waitFor(() => expect(canvas.getAllByText('Reading...')).toHaveLength(3));
    await expect(canvas.getAllByText('Waits to be read')).toHaveLength(2);
    await expect(await canvas.findByText('0 of 5 can be saved, 5 being read')).toBeVisible();
  },
});

export const KeepsWhatWasTypedWhileReading = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    msw.use(
      getReadResumeMockHandler200(async () => {
        await asked;
        return { resume_reading: 'read', words: 9, skills: '', name: 'A. Nwosu', email: 'a@example.com' };
      }),
    );
    drop(['amara-nwosu.pdf', 'bence-varga.docx']);
    await userEvent.type(await canvas.findByLabelText('Name of amara-nwosu.pdf'), 'Amara');
    answer();
    await waitFor(() =>
      expect(canvas.getByLabelText('Email of amara-nwosu.pdf')).toHaveValue('a@example.com'),
    );
    await expect(canvas.getByLabelText('Name of amara-nwosu.pdf')).toHaveValue('Amara');
  },
});

export const ABadFileKeepsItsRow = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getReadResumeMockHandler422({
        detail: 'This PDF has a password. Save it without one and choose it again.',
        code: 'password_protected_resume',
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, ['locked.pdf', 'notes.txt']);
    await expect(await canvas.findByText(/^This PDF has a password/)).toBeVisible();
    await expect(canvas.getByText('Choose a .pdf or .docx file.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name of locked.pdf'), 'Ilse Winter');
    await userEvent.type(canvas.getByLabelText('Email of locked.pdf'), 'ilse@example.com');
    await userEvent.type(canvas.getByLabelText('Phone of locked.pdf'), '1');
    await expect(canvas.getByText('Is saved without the file')).toBeVisible();
  },
});

export const ReadsAgain = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getReadResumeMockHandler500());
  },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await dropAndRead(context, complete);
    await expect(await canvas.findAllByText(/^It could not be read just now/)).toHaveLength(3);
    msw.use(reads);
    await userEvent.click(canvas.getByRole('button', { name: 'Read again: amara-nwosu.pdf' }));
    await waitFor(() => expect(canvas.getByLabelText('Name of amara-nwosu.pdf')).toHaveValue('Amara Nwosu'));
  },
});

export const WaitsWhileTheServerIsBusy = meta.story({
  beforeEach({ msw }) {
    msw.use(getReadResumeMockHandler503());
  },
  play: async ({ canvas, msw }) => {
    drop(complete);
    await waitFor(() => expect(canvas.getAllByText('Reading...')).toHaveLength(3));
    msw.use(reads);
    await waitFor(() => expect(canvas.getByLabelText('Name of dario-ito.pdf')).toHaveValue('Dario Ito'));
  },
});

/** A server that keeps to the specification alone reads a resume when the candidate is saved. */
export const WithoutTheExtension = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, ['amara-nwosu.pdf', 'bence-varga.docx']);
    await userEvent.type(canvas.getByLabelText('Name of amara-nwosu.pdf'), 'Amara Nwosu');
    await userEvent.type(canvas.getByLabelText('Email of amara-nwosu.pdf'), 'amara@example.com');
    await userEvent.type(canvas.getByLabelText('Phone of amara-nwosu.pdf'), '+234 1 555 0101');
    await expect(await canvas.findByText('1 of 2 can be saved, 1 lacks something')).toBeVisible();
    await expect(canvas.getByText('Needs name, email, phone')).toBeVisible();
  },
});

export const SaysWhatIsWrong = meta.story({
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, complete);
    const email = canvas.getByLabelText('Email of amara-nwosu.pdf');
    await userEvent.clear(email);
    await userEvent.type(email, 'amara');
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(/Write the email like name@example\.com\.$/);
  },
});

export const NotesOfItsOwn = meta.story({
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, complete);
    await expect(canvas.getByLabelText(/^Notes for all/)).toHaveValue('Added from a resume.');
    await userEvent.click(canvas.getByRole('button', { name: 'Own notes for bence-varga.docx' }));
    await userEvent.type(canvas.getByLabelText('Notes of bence-varga.docx'), ' Called on Monday.');
    await expect(canvas.getByLabelText('Notes of bence-varga.docx')).toHaveValue(
      'Added from a resume. Called on Monday.',
    );
  },
});

export const KeepsTheRowsOnTheWayBack = meta.story({
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, four);
    await userEvent.type(canvas.getByLabelText('Phone of chloe-dahl.pdf'), '+47 22 555 010');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to one candidate' }));
    await expect(await canvas.findByText('4 resumes wait in the table.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with them' }));
    await expect(await canvas.findByLabelText('Phone of chloe-dahl.pdf')).toHaveValue('+47 22 555 010');
  },
});

export const PutsARowBack = meta.story({
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await dropAndRead(context, complete);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bence-varga.docx' }));
    await waitFor(() => expect(canvas.queryByLabelText('Name of bence-varga.docx')).toBeNull());
    await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByLabelText('Name of bence-varga.docx')).toHaveValue('Bence Varga');
  },
});

/** One file is no table: it goes into the form's picker, wherever it is dropped. */
export const OneFileFillsTheForm = meta.story({
  beforeEach({ msw }) {
    msw.use(reads);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add several resumes' });
    drop(['amara-nwosu.pdf']);
    await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveValue('Amara Nwosu'));
    await expect(canvas.getByText('amara-nwosu.pdf')).toBeVisible();
  },
});
