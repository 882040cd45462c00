import { mara } from '@cortex/api-client/fixtures/candidates';
import { mailedNote, mailTemplates, moveNote } from '@cortex/api-client/fixtures/mails';
import { notes } from '@cortex/api-client/fixtures/notes';
import {
  getListMailTemplatesMockHandler200,
  getSendCandidateMailMockHandler201,
  getSendCandidateMailMockHandler422,
  getSendCandidateMailMockHandler500,
} from '@cortex/api-client/mails/mocks';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { CandidateMailInput, CandidateNote, SentMail } from '@cortex/api-client/model';
import { getListCandidateNotesMockHandler200 } from '@cortex/api-client/notes/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { CandidateNotes } from './CandidateNotes.tsx';

const sent = fn();

const invitation: SentMail = { to: mara.email, subject: '', ...mailedNote.mail };
const moved: CandidateNote = {
  ...mailedNote,
  mail: { ...invitation, interview_moved: true, interview_moved_to: moveNote.mail?.interview },
};

const meta = preview.meta({
  title: 'CandidateNotes/MovedInterviews',
  component: CandidateNotes,
  args: { candidate: mara },
  decorators: [(Story) => <div style={{ padding: 20, maxWidth: 460, minHeight: 700 }}>{Story()}</div>],
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      getListCandidateNotesMockHandler200([mailedNote, ...notes]),
      getListMailTemplatesMockHandler200(mailTemplates),
      getSendCandidateMailMockHandler201(async ({ request }) => {
        const input: CandidateMailInput = JSON.parse(await request.clone().text());
        sent(input);
        return moveNote;
      }),
    );
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Move the interview' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}

async function openAndSend(context: Context, startsAt = '2026-12-03T10:30') {
  const dialog = await open(context);
  await fireEvent.change(dialog.getByLabelText(/^Begins/), { target: { value: startsAt } });
  await context.userEvent.click(dialog.getByRole('button', { name: 'Send change' }));
  return dialog;
}

/** The interview as it is, and a mail that says that it changes. */
export const Opened = meta.story({
  play: async (context) => {
    const dialog = await open(context);
    const begins = dialog.getByLabelText<HTMLInputElement>(/^Begins/).value;
    await expect(new Date(begins).toISOString()).toBe('2026-12-01T13:00:00.000Z');
    await expect(dialog.getByLabelText(/^Minutes/)).toHaveValue('45');
    await expect(dialog.getByLabelText(/^Place/)).toHaveValue('12 Harbour Street');
    await expect(dialog.getByLabelText(/^Subject/)).toHaveValue('Your interview on 1 Dec 2026 is moved');
    await expect(dialog.getByLabelText(/^Text/)).toHaveDisplayValue(
      new RegExp(
        `^Dear ${mara.name},\n\nwe have to move the interview on 1 Dec 2026\\. The new time and place`,
      ),
    );
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({ ...Opened.input, globals: onPhone });

/** Both ways to change an interview, where the panel is narrow. */
export const WaysOnAPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Move the interview' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel the interview' })).toBeVisible();
  },
});

/** Lengths that are none of the usual ones stay as they are. */
export const UnusualLength = meta.story({
  beforeEach({ msw }) {
    const interview = { starts_at: '2026-12-01T13:00:00Z', minutes: 50 };
    msw.use(getListCandidateNotesMockHandler200([{ ...mailedNote, mail: { ...invitation, interview } }]));
  },
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getByLabelText(/^Minutes/)).toHaveValue('50');
    await expect(dialog.getByLabelText(/^Place/)).toHaveValue('');
  },
});

/** A person's click sends it; then the note says what it is moved to, and the newest alone can be changed. */
export const Submitted = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const dialog = await open(context);
    await fireEvent.change(dialog.getByLabelText(/^Begins/), { target: { value: '2026-12-03T10:30' } });
    await userEvent.selectOptions(dialog.getByLabelText(/^Minutes/), '60');
    await userEvent.clear(dialog.getByLabelText(/^Place/));
    await userEvent.type(dialog.getByLabelText(/^Place/), 'Room 2');
    msw.use(getListCandidateNotesMockHandler200([moveNote, moved, ...notes]));
    await userEvent.click(dialog.getByRole('button', { name: 'Send change' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.moveInterview.success),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith({
      subject: 'Your interview on 1 Dec 2026 is moved',
      text: expect.stringMatching(
        /we have to move[\s\S]*\n\nTime: Thursday.*3 December 2026.*10:30.*\nPlace: Room 2$/,
      ),
      interview: { starts_at: new Date('2026-12-03T10:30').toISOString(), minutes: 60, place: 'Room 2' },
      moves: mailedNote.id,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const old = canvas.getByText(/^Moved to 3 Dec 2026/);
    await expect(old).toBeVisible();
    await expect(canvas.getByText(/^Instead of:/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Move the interview' })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Cancel the interview' })).toHaveLength(1);
    await waitFor(() => expect(old.closest('p')).toHaveFocus());
  },
});

export const Moved = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidateNotesMockHandler200([moveNote, moved, ...notes]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Moved to 3 Dec 2026/)).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: 'Move the interview' })).toHaveLength(1);
  },
});

export const MovedOnAPhone = meta.story({ ...Moved.input, globals: onPhone });

/** The time stayed, the place is another one. */
export const AnotherPlace = meta.story({
  beforeEach({ msw }) {
    const interview = { starts_at: '2026-12-01T13:00:00Z', minutes: 45, place: 'Room 2' };
    msw.use(
      getListCandidateNotesMockHandler200([
        { ...moveNote, mail: { ...invitation, interview, moved_interview: invitation.interview } },
        { ...mailedNote, mail: { ...invitation, interview_moved: true, interview_moved_to: interview } },
      ]),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Changed by a later mail:')).toBeVisible();
    await expect(canvas.queryByText(/^Moved to/)).toBeNull();
  },
});

/** A server that moves none is asked for no move; its interviews are cancelled. */
export const NothingToMove = meta.story({
  beforeEach({ msw }) {
    const { interview_moved: _, ...mail } = invitation;
    msw.use(getListCandidateNotesMockHandler200([{ ...mailedNote, mail }]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cancel the interview' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Move the interview' })).toBeNull();
  },
});

/** What was written stands there again when it is opened again; to leave the interview as it is drops it. */
export const KeepsWhatWasTyped = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const first = await open(context);
    await fireEvent.change(first.getByLabelText(/^Begins/), { target: { value: '2026-12-03T10:30' } });
    await userEvent.type(first.getByLabelText(/^Text/), ' Until then.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await open(context);
    await expect(second.getByText('You have unsaved changes.')).toBeVisible();
    await expect(second.getByLabelText(/^Begins/)).toHaveValue('2026-12-03T10:30');
    await expect(second.getByLabelText(/^Text/)).toHaveDisplayValue(/Until then\.$/);
    await userEvent.click(second.getByRole('button', { name: 'Leave as it is' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const third = await open(context);
    await expect(third.getByLabelText(/^Begins/)).not.toHaveValue('2026-12-03T10:30');
    await expect(third.getByLabelText(/^Text/)).not.toHaveDisplayValue(/Until then\.$/);
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const RefusesATimeThatIsPast = meta.story({
  play: async (context) => {
    const dialog = await openAndSend(context, '2026-11-24T10:00');
    await expect(await dialog.findByText('Choose a time that is still to come.')).toBeVisible();
    await expect(dialog.getByLabelText(/^Begins/)).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getSendCandidateMailMockHandler201(pending));
  },
  play: async (context) => {
    const dialog = await openAndSend(context);
    await expect(await dialog.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getSendCandidateMailMockHandler500());
  },
  play: async (context) => {
    const dialog = await openAndSend(context);
    await expect(await dialog.findByText(extensionMessages.moveInterview.failed)).toBeVisible();
    await expect(dialog.getByLabelText(/^Begins/)).toHaveValue('2026-12-03T10:30');
  },
});

/** Nothing was changed: the server says so at the time. */
export const AsItWas = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getSendCandidateMailMockHandler422({
        detail: 'Some fields are not valid.',
        code: 'validation_failed',
        errors: { interview: 'The interview is as it was. Choose another time, length or place.' },
      }),
    );
  },
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send change' }));
    await expect(await dialog.findByText(/^The interview is as it was\./)).toBeVisible();
    await expect(dialog.getByLabelText(/^Begins/)).toHaveFocus();
  },
});

/** The note behind it says so too. */
export const AColleagueWasSooner = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getSendCandidateMailMockHandler422({
        detail: 'Some fields are not valid.',
        code: 'validation_failed',
        errors: { moves: 'This interview is moved already, by a later mail.' },
      }),
    );
  },
  play: async (context) => {
    const { msw } = context;
    const dialog = await open(context);
    msw.use(getListCandidateNotesMockHandler200([moveNote, moved, ...notes]));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send change' }));
    await expect(await dialog.findByText('This interview is moved already, by a later mail.')).toBeVisible();
    await waitFor(() => expect(screen.getByText(/^Moved to 3 Dec 2026/)).toBeInTheDocument());
  },
});

/** What another invited to is not for whom the candidate was shared with to change; their own is. */
export const AnothersInterview = meta.story({
  beforeEach({ msw }) {
    const others: CandidateNote = {
      ...moveNote,
      by: { id: 'usr_other', full_name: 'Jordan Reyes' },
      can_delete: false,
      mail: { ...invitation, job: undefined, can_change_interview: false },
    };
    msw.use(getListCandidateNotesMockHandler200([others, mailedNote]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Move the interview' })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Cancel the interview' })).toHaveLength(1);
    await expect(canvas.getAllByText(/^Interview on/)).toHaveLength(2);
    await expect(canvas.getByText('Senior Backend Engineer')).toBeVisible();
  },
});
