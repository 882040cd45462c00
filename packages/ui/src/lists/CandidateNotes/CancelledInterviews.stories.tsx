import { mara } from '@cortex/api-client/fixtures/candidates';
import { cancellationNote, mailedNote, mailTemplates } from '@cortex/api-client/fixtures/mails';
import { notes } from '@cortex/api-client/fixtures/notes';
import {
  getListMailTemplatesMockHandler200,
  getSendCandidateMailMockHandler201,
  getSendCandidateMailMockHandler422,
  getSendCandidateMailMockHandler500,
} from '@cortex/api-client/mails/mocks';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { CandidateMailInput, CandidateNote } from '@cortex/api-client/model';
import { getListCandidateNotesMockHandler200 } from '@cortex/api-client/notes/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { CandidateNotes } from './CandidateNotes.tsx';

const sent = fn();

const cancelled: CandidateNote[] = [
  cancellationNote,
  { ...mailedNote, mail: { to: mara.email, subject: '', ...mailedNote.mail, interview_cancelled: true } },
  ...notes,
];

const meta = preview.meta({
  title: 'CandidateNotes/CancelledInterviews',
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
        return cancellationNote;
      }),
    );
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the interview' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}

export const Opened = meta.story({
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getByLabelText(/^Subject/)).toHaveValue('Your interview on 1 Dec 2026 is cancelled');
    await expect(dialog.getByLabelText(/^Text/)).toHaveValue(
      `Dear ${mara.name},\n\nwe have to cancel the interview on 1 Dec 2026. We are sorry for the inconvenience.\n\nKind regards\nAvery Stone\nAcme Hiring`,
    );
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({ ...Opened.input, globals: onPhone });

/** A person's click sends it; then the note says so, and there is nothing more to cancel. */
export const Submitted = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const dialog = await open(context);
    msw.use(getListCandidateNotesMockHandler200(cancelled));
    await userEvent.click(dialog.getByRole('button', { name: 'Send cancellation' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.cancelInterview.success),
    ).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ cancels: mailedNote.id, text: expect.stringContaining('we have to cancel') }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Cancelled:')).toBeVisible();
    await expect(canvas.getByText(/^Cancels:/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel the interview' })).toBeNull();
    await waitFor(() => expect(canvas.getByText('Cancelled:').closest('p')).toHaveFocus());
  },
});

export const Cancelled = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidateNotesMockHandler200(cancelled));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cancelled:')).toBeVisible();
    await canvas.findByRole('button', { name: 'Write a mail' });
    await expect(canvas.queryByRole('button', { name: 'Cancel the interview' })).toBeNull();
  },
});

/** Begun, or kept by a server that cancels none. */
export const NothingToCancel = meta.story({
  beforeEach({ msw }) {
    const { interview_cancelled: _, ...mail } = { to: mara.email, subject: '', ...mailedNote.mail };
    const begun = { starts_at: '2026-11-25T08:00:00Z', minutes: 30 };
    msw.use(
      getListCandidateNotesMockHandler200([
        { ...mailedNote, mail },
        { ...mailedNote, id: 'nte_begun', mail: { ...mail, interview: begun, interview_cancelled: false } },
      ]),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Write a mail' });
    await expect(canvas.getAllByText(/^Interview on/)).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Cancel the interview' })).toBeNull();
  },
});

/** What was written stands there again when it is opened again; to keep the interview drops it. */
export const KeepsWhatWasTyped = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const first = await open(context);
    await userEvent.type(first.getByLabelText(/^Text/), ' See you another time.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await open(context);
    await expect(second.getByText('You have unsaved changes.')).toBeVisible();
    await expect(second.getByLabelText(/^Text/)).toHaveDisplayValue(/See you another time\.$/);
    await userEvent.click(second.getByRole('button', { name: 'Keep the interview' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const third = await open(context);
    await expect(third.getByLabelText(/^Text/)).not.toHaveDisplayValue(/See you another time\.$/);
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getSendCandidateMailMockHandler201(pending));
  },
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send cancellation' }));
    await expect(await dialog.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getSendCandidateMailMockHandler500());
  },
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send cancellation' }));
    await expect(await dialog.findByText(extensionMessages.cancelInterview.failed)).toBeVisible();
    await expect(dialog.getByLabelText(/^Text/)).toHaveDisplayValue(/we have to cancel/);
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
        errors: { cancels: 'This interview is cancelled already.' },
      }),
    );
  },
  play: async (context) => {
    const { msw, userEvent } = context;
    const dialog = await open(context);
    msw.use(getListCandidateNotesMockHandler200(cancelled));
    await userEvent.click(dialog.getByRole('button', { name: 'Send cancellation' }));
    await expect(await dialog.findByText('This interview is cancelled already.')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Cancelled:')).toBeInTheDocument());
  },
});
