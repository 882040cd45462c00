import { getShareCandidateMockHandler201 } from '@cortex/api-client/candidates/mocks';
import { mara } from '@cortex/api-client/fixtures/candidates';
import { mailedNote, mailTemplates, offerNote } from '@cortex/api-client/fixtures/mails';
import { newNote, notes } from '@cortex/api-client/fixtures/notes';
import { getListMailTemplatesMockHandler200 } from '@cortex/api-client/mails/mocks';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { CandidateNoteInput, CandidateShare } from '@cortex/api-client/model';
import {
  getCreateCandidateNoteMockHandler201,
  getCreateCandidateNoteMockHandler422,
  getCreateCandidateNoteMockHandler500,
  getDeleteCandidateNoteMockHandler204,
  getDeleteCandidateNoteMockHandler500,
  getListCandidateNotesMockHandler200,
  getListCandidateNotesMockHandler500,
} from '@cortex/api-client/notes/mocks';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { CandidateNotes } from './CandidateNotes.tsx';

const sent = fn();
const shared = fn();

const takes = getCreateCandidateNoteMockHandler201(async ({ request }) => {
  const input: CandidateNoteInput = JSON.parse(await request.clone().text());
  sent(input);
  return { ...newNote, text: input.text };
});

const meta = preview.meta({
  component: CandidateNotes,
  args: { candidate: mara },
  decorators: [(Story) => <div style={{ padding: 20, maxWidth: 460 }}>{Story()}</div>],
  beforeEach({ msw }) {
    sent.mockClear();
    shared.mockClear();
    msw.use(getListCandidateNotesMockHandler200(notes), takes);
  },
});

export const Three = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jordan Reyes')).toBeVisible();
    await expect(canvas.getByText('@Avery Stone')).toBeVisible();
    await expect(canvas.getByText('A deleted user')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Delete the note of/ })).toHaveLength(2);
  },
});

export const Phone = meta.story({ ...Three.input, globals: onPhone });

export const WithAMail = meta.story({
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
});

/** What the files of a mail were; one of a long name takes more lines. */
export const WithAttachments = meta.story({
  beforeEach({ msw }) {
    const long = {
      name: `${'Aufgabenstellung-'.repeat(8)}2026.docx`,
      type: 'application/msword',
      size: 48_100,
    };
    const mail = { to: mara.email, subject: 'A task for you', attachments: [long] };
    msw.use(
      getListCandidateNotesMockHandler200([offerNote, { ...offerNote, id: 'nte_task', mail }, ...notes]),
      getListMailTemplatesMockHandler200(mailTemplates),
    );
  },
  play: async ({ canvas }) => {
    const [files] = await canvas.findAllByRole('list', { name: 'Attachments' });
    if (!files) throw new Error('The list of attachments is missing.');
    const items = within(files).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Offer to Mara Lindqvist.pdf, 182 KB',
      'The way to the office.png, 1.1 MB',
    ]);
  },
});

export const WithAttachmentsOnAPhone = meta.story({ ...WithAttachments.input, globals: onPhone });

export const None = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidateNotesMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^New note/)).toHaveValue('');
  },
});

export const Submitted = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText(/^New note/), 'Called today.');
    msw.use(getListCandidateNotesMockHandler200([{ ...newNote, text: 'Called today.' }, ...notes]));
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(await canvas.findByText('Called today.', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByLabelText(/^New note/)).toHaveValue('');
    await expect(sent).toHaveBeenCalledWith({ text: 'Called today.' });
  },
});

export const MentionsAColleague = meta.story({
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
});

/** With the keyboard alone, from the @ on. */
export const MentionsWithTheKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/^New note/);
    await canvas.findByRole('combobox', { name: 'Mention a colleague' });
    await userEvent.type(field, 'Look, @');
    const list = await canvas.findByRole('listbox', { name: 'Colleagues' });
    const options = within(list).getAllByRole('option');
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox', { name: 'Colleagues' })).toBeNull();
    await userEvent.keyboard('{Backspace}@{ArrowDown}');
    const second = within(await canvas.findByRole('listbox', { name: 'Colleagues' })).getAllByRole(
      'option',
    )[1];
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', second?.id);
    const name = second?.textContent ?? '';
    await userEvent.keyboard('{Enter}please');
    await expect(field).toHaveValue(`Look, @${name} please`);
    await expect(field).toHaveFocus();
    await userEvent.keyboard(' @');
    await expect(await canvas.findByRole('listbox', { name: 'Colleagues' })).toBeVisible();
  },
});

export const SharesWithWhomItMentions = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCreateCandidateNoteMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: {
          mentions: 'User 1 does not see this candidate. Share the candidate with them first.',
        },
      }),
      getShareCandidateMockHandler201(async ({ request }) => {
        const share: CandidateShare = JSON.parse(await request.clone().text());
        shared(share);
        msw.use(getCreateCandidateNoteMockHandler201({ ...newNote, text: 'Look, @User 1' }));
        return share;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('combobox', { name: 'Mention a colleague' });
    await userEvent.type(await canvas.findByLabelText(/^New note/), 'Look, @User 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Share with User 1' }));
    await waitFor(() => expect(shared).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Share with User 1' })).toBeNull());
    await waitFor(() => expect(canvas.queryByText(/Share the candidate with them first/)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(canvas.getByLabelText(/^New note/)).toHaveValue(''));
  },
});

export const WhoDoesNotSeeTheCandidate = meta.story({
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
});

export const SaveError = meta.story({
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
});

/** The server may have kept a note whose answer got lost: it knows it again by its key. */
export const SendsAgainWithTheSameKey = meta.story({
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const keys: (string | null)[] = [];
    msw.use(
      getCreateCandidateNoteMockHandler500(({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return { detail: 'Try again.', code: 'internal_error' };
      }),
    );
    await userEvent.type(await canvas.findByLabelText(/^New note/), 'Called today.');
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await save();
    await waitFor(() => expect(keys).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save note' })).toBeEnabled());
    await save();
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    await expect(keys[1]).toBe(keys[0]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save note' })).toBeEnabled());
  },
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getCreateCandidateNoteMockHandler201(pending));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^New note/), 'Called today.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
});

export const AsksBeforeItDeletes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Delete the note of/ });
    if (first) await userEvent.click(first);
    await expect(canvas.getByText('Delete this note?')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
  },
});

export const Deletes = meta.story({
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
});

export const DeleteError = meta.story({
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
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListCandidateNotesMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(extensionMessages.loadNotes.failed)).toBeVisible();
  },
});

export const RecoversFromLoadError = meta.story({
  ...LoadError.input,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await LoadError.play?.(context);
    msw.use(getListCandidateNotesMockHandler200(notes));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Jordan Reyes')).toBeVisible();
  },
});
