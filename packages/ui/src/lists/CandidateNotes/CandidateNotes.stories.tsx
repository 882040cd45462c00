import { mara } from '@cortex/api-client/fixtures/candidates';
import { mailedNote, mailTemplates } from '@cortex/api-client/fixtures/mails';
import { newNote, notes } from '@cortex/api-client/fixtures/notes';
import { getListMailTemplatesMockHandler200 } from '@cortex/api-client/mails/mocks';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { CandidateNoteInput } from '@cortex/api-client/model';
import {
  getCreateCandidateNoteMockHandler201,
  getCreateCandidateNoteMockHandler422,
  getCreateCandidateNoteMockHandler500,
  getDeleteCandidateNoteMockHandler204,
  getDeleteCandidateNoteMockHandler500,
  getListCandidateNotesMockHandler200,
  getListCandidateNotesMockHandler500,
} from '@cortex/api-client/notes/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { CandidateNotes } from './CandidateNotes.tsx';

const sent = fn();

const takes = getCreateCandidateNoteMockHandler201(async ({ request }) => {
  const input: CandidateNoteInput = JSON.parse(await request.clone().text());
  sent(input);
  return { ...newNote, text: input.text };
});

const meta = {
  component: CandidateNotes,
  args: { candidate: mara },
  decorators: [(Story) => <div style={{ padding: 20, maxWidth: 460 }}>{Story()}</div>],
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(getListCandidateNotesMockHandler200(notes), takes);
  },
} satisfies Meta<typeof CandidateNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jordan Reyes')).toBeVisible();
    await expect(canvas.getByText('@Avery Stone')).toBeVisible();
    await expect(canvas.getByText('A deleted user')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Delete the note of/ })).toHaveLength(2);
  },
};

export const Phone: Story = { ...Three, globals: onPhone };

export const WithAMail: Story = {
  beforeEach({ msw }) {
    msw.use(
      getListCandidateNotesMockHandler200([mailedNote, ...notes]),
      getListMailTemplatesMockHandler200(mailTemplates),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Mail to/)).toBeVisible();
    await expect(canvas.getByText('Your application as Senior Backend Engineer')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Write a mail' })).toBeVisible();
  },
};

export const None: Story = {
  beforeEach({ msw }) {
    msw.use(getListCandidateNotesMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^New note/)).toHaveValue('');
  },
};

export const Submitted: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText(/^New note/), 'Called today.');
    msw.use(getListCandidateNotesMockHandler200([{ ...newNote, text: 'Called today.' }, ...notes]));
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(await canvas.findByText('Called today.', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByLabelText(/^New note/)).toHaveValue('');
    await expect(sent).toHaveBeenCalledWith({ text: 'Called today.' });
  },
};

export const MentionsAColleague: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^New note/), 'What do you think,');
    const picker = await canvas.findByRole('combobox', { name: 'Mention a colleague' });
    const [, first] = [...picker.querySelectorAll('option')];
    const name = first?.textContent ?? '';
    await userEvent.selectOptions(picker, name);
    await expect(canvas.getByLabelText(/^New note/)).toHaveValue(`What do you think, @${name} `);
    await expect(canvas.getByLabelText(/^New note/)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith({
      text: `What do you think, @${name}`,
      mentions: [first?.getAttribute('value')],
    });
  },
};

export const WhoDoesNotSeeTheCandidate: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCreateCandidateNoteMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: {
          mentions:
            'Somebody who is mentioned does not see this candidate. Share the candidate with them first.',
        },
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^New note/), 'Look, @User 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(await canvas.findByText(/Share the candidate with them first/)).toBeVisible();
    await expect(canvas.getByLabelText(/^New note/)).toHaveValue('Look, @User 1');
  },
};

export const SaveError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCreateCandidateNoteMockHandler500());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText(/^New note/), 'Called today.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.createNote.failed),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/^New note/)).toHaveValue('Called today.');
  },
};

export const Saving: Story = {
  beforeEach({ msw }) {
    msw.use(getCreateCandidateNoteMockHandler201(pending));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^New note/), 'Called today.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
};

export const AsksBeforeItDeletes: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Delete the note of/ });
    if (first) await userEvent.click(first);
    await expect(canvas.getByText('Delete this note?')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete note' })).toHaveFocus();
  },
};

export const Deletes: Story = {
  beforeEach({ msw }) {
    msw.use(getDeleteCandidateNoteMockHandler204());
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await AsksBeforeItDeletes.play?.(context);
    msw.use(getListCandidateNotesMockHandler200(notes.filter(({ id }) => id !== 'nte_fair')));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete note' }));
    await waitFor(() => expect(canvas.queryByText(/Met at the fair/)).toBeNull());
  },
};

export const DeleteError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getDeleteCandidateNoteMockHandler500());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await AsksBeforeItDeletes.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete note' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.deleteNote.failed),
    ).toBeVisible();
    await expect(canvas.getByText(/Met at the fair/)).toBeVisible();
  },
};

export const LoadError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListCandidateNotesMockHandler500());
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(extensionMessages.loadNotes.failed)).toBeVisible();
    msw.use(getListCandidateNotesMockHandler200(notes));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Jordan Reyes')).toBeVisible();
  },
};
