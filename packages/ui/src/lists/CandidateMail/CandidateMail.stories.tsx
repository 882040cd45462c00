import { mara } from '@cortex/api-client/fixtures/candidates';
import { backendJob } from '@cortex/api-client/fixtures/jobs';
import { mailedNote, mailTemplates } from '@cortex/api-client/fixtures/mails';
import {
  getListMailTemplatesMockHandler200,
  getListMailTemplatesMockHandler500,
  getSendCandidateMailMockHandler201,
  getSendCandidateMailMockHandler429,
  getSendCandidateMailMockHandler500,
  getUpdateMailTemplatesMockHandler200,
  getUpdateMailTemplatesMockHandler422,
  getUpdateMailTemplatesMockHandler500,
} from '@cortex/api-client/mails/mocks';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { CandidateMailInput, MailTemplatesInput } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { CandidateMail } from './CandidateMail.tsx';

const sent = fn();
const kept = fn();

const meta = preview.meta({
  component: CandidateMail,
  args: { candidate: mara },
  decorators: [(Story) => <div style={{ padding: 20, minHeight: 900 }}>{Story()}</div>],
  beforeEach({ msw }) {
    sent.mockClear();
    kept.mockClear();
    msw.use(
      getListMailTemplatesMockHandler200(mailTemplates),
      getSendCandidateMailMockHandler201(async ({ request }) => {
        const input: CandidateMailInput = JSON.parse(await request.clone().text());
        sent(input);
        return mailedNote;
      }),
      getUpdateMailTemplatesMockHandler200(async ({ request }) => {
        const { templates }: MailTemplatesInput = JSON.parse(await request.clone().text());
        kept(templates);
        return { ...mailTemplates, templates };
      }),
    );
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function open({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Write a mail' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await waitFor(() =>
    expect(within(dialog).getByLabelText(/^Job/)).toHaveDisplayValue('Senior Backend Engineer'),
  );
  return within(dialog);
}

async function invite(context: Context) {
  const dialog = await open(context);
  const { userEvent } = context;
  await userEvent.selectOptions(dialog.getByLabelText(/^Job/), 'Senior Backend Engineer');
  await userEvent.selectOptions(dialog.getByLabelText(/^Template/), 'Invitation to an interview');
  await userEvent.type(await dialog.findByLabelText(/^Begins/), '2030-12-02T14:00');
  await userEvent.selectOptions(dialog.getByLabelText(/^Minutes/), '60');
  await userEvent.type(dialog.getByLabelText(/^Place/), '12 Harbour Street');
  return dialog;
}

async function editTemplates(context: Context) {
  const dialog = await open(context);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Edit templates' }));
  await dialog.findByLabelText(/^Name/);
  return dialog;
}

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Write a mail' })).toBeVisible();
  },
});

export const Opened = meta.story({
  play: async (context) => {
    const dialog = await open(context);
    await expect(dialog.getByLabelText(/^Subject/)).toHaveValue('');
    await expect(dialog.getByText(/replies come to you/)).toBeVisible();
  },
});

export const Phone = meta.story({ ...Opened.input, globals: onPhone });

/** A template fills the mail; what is chosen next fills it again, as long as nobody wrote in it. */
export const FromATemplate = meta.story({
  play: async (context) => {
    const dialog = await open(context);
    const { userEvent } = context;
    await userEvent.selectOptions(dialog.getByLabelText(/^Job/), 'None');
    await userEvent.selectOptions(dialog.getByLabelText(/^Template/), 'Not this time');
    await expect(dialog.getByLabelText(/^Subject/)).toHaveValue('Your application as {job}');
    await userEvent.selectOptions(dialog.getByLabelText(/^Job/), 'Senior Backend Engineer');
    await expect(dialog.getByLabelText(/^Subject/)).toHaveValue(
      'Your application as Senior Backend Engineer',
    );
    await expect(dialog.getByLabelText(/^Text/)).toHaveValue(
      `Dear ${mara.name},\n\nwe have decided to go on with other people this time.\n\nKind regards\nAvery Stone\nAcme Hiring`,
    );
  },
});

export const OwnTextStays = meta.story({
  play: async (context) => {
    const dialog = await open(context);
    const { userEvent } = context;
    await userEvent.type(dialog.getByLabelText(/^Text/), 'Dear Mara');
    await userEvent.selectOptions(dialog.getByLabelText(/^Template/), 'Not this time');
    await expect(dialog.getByLabelText(/^Text/)).toHaveValue('Dear Mara');
    await expect(dialog.getByRole('button', { name: 'Replace my text with the template' })).toBeVisible();
  },
});

export const Interview = meta.story({
  play: async (context) => {
    const dialog = await invite(context);
    await expect(dialog.getByLabelText(/^Place/)).toHaveValue('12 Harbour Street');
    await expect(dialog.getByText(/^Below its text, the mail says:/)).toHaveTextContent(
      /Time: Monday.*2 December 2030.*14:00.*, 60 minutes Place: 12 Harbour Street$/,
    );
  },
});

export const InterviewOnAPhone = meta.story({ ...Interview.input, globals: onPhone });

export const Sent = meta.story({
  play: async (context) => {
    const dialog = await invite(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send mail' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.sendMail.success),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledWith({
      subject: 'Your application as Senior Backend Engineer',
      text: expect.stringMatching(
        /the work of a Senior Backend Engineer[\s\S]*\n\nTime: Monday.*14:00.*\nPlace: 12 Harbour Street$/,
      ),
      interview: {
        starts_at: new Date('2030-12-02T14:00').toISOString(),
        minutes: 60,
        place: '12 Harbour Street',
      },
      for_job: backendJob.id,
    });
  },
});

/** A server that keeps no job of an interview is not told one. */
export const SentWithoutItsJob = meta.story({
  beforeEach({ msw }) {
    const { takes_jobs: _, ...said } = mailTemplates;
    msw.use(getListMailTemplatesMockHandler200(said));
  },
  play: async (context) => {
    const dialog = await invite(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send mail' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(Object.keys(sent.mock.calls[0]?.[0])).toEqual(['subject', 'text', 'interview']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const NothingWritten = meta.story({
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send mail' }));
    await expect(await dialog.findByText('Subject is required.')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const AFieldIsOpen = meta.story({
  play: async (context) => {
    const dialog = await open(context);
    const { userEvent } = context;
    await userEvent.selectOptions(dialog.getByLabelText(/^Job/), 'None');
    await userEvent.selectOptions(dialog.getByLabelText(/^Template/), 'Not this time');
    await userEvent.click(dialog.getByRole('button', { name: 'Send mail' }));
    await expect(await dialog.findByText('Write what {job} stands for, or choose the job.')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const Sending = meta.story({
  beforeEach({ msw }) {
    msw.use(getSendCandidateMailMockHandler201(pending));
  },
  play: async (context) => {
    const dialog = await invite(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send mail' }));
    await expect(await dialog.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
});

export const SendError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getSendCandidateMailMockHandler500());
  },
  play: async (context) => {
    const dialog = await invite(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send mail' }));
    await expect(await getNotifications(context).findByText(extensionMessages.sendMail.failed)).toBeVisible();
    await expect(dialog.getByLabelText(/^Place/)).toHaveValue('12 Harbour Street');
  },
});

/** A server that sends the first mail with a key, and loses the answer; with the key again it sends none. */
function losesTheAnswer({ msw }: Pick<StoryContext, 'msw'>) {
  const known = new Set<string | null>();
  msw.use(
    getSendCandidateMailMockHandler201(async ({ request }) => {
      const key = request.headers.get('Idempotency-Key');
      if (known.has(key)) return mailedNote;
      known.add(key);
      sent(JSON.parse(await request.clone().text()));
      throw HttpResponse.error();
    }),
  );
}

async function sendInVain(context: StoryContext) {
  const dialog = await open(context);
  const { userEvent } = context;
  await userEvent.selectOptions(dialog.getByLabelText(/^Job/), 'Senior Backend Engineer');
  await userEvent.selectOptions(dialog.getByLabelText(/^Template/), 'Not this time');
  await userEvent.click(dialog.getByRole('button', { name: 'Send mail' }));
  await expect(await getNotifications(context).findByText(extensionMessages.sendMail.error)).toBeVisible();
  return dialog;
}

/** Sent again, the mail whose answer was lost is no second one. */
export const AnswerLost = meta.story({
  parameters: { expectsFailure: true },
  beforeEach: losesTheAnswer,
  play: async (context) => {
    const dialog = await sendInVain(context);
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Send mail' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledTimes(1);
  },
});

/** Also where the dialog was closed meanwhile. */
export const AnswerLostAndOpenedAgain = meta.story({
  parameters: { expectsFailure: true },
  beforeEach: losesTheAnswer,
  play: async (context) => {
    await sendInVain(context);
    const { userEvent } = context;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await open(context);
    await userEvent.click(await dialog.findByRole('button', { name: 'Send mail' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledTimes(1);
  },
});

export const TooMany = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getSendCandidateMailMockHandler429());
  },
  play: async (context) => {
    const dialog = await invite(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send mail' }));
    await expect(await getNotifications(context).findByText(extensionMessages.sendMail.failed)).toBeVisible();
  },
});

export const TypedBefore = meta.story({
  play: async (context) => {
    const dialog = await open(context);
    const { userEvent } = context;
    await userEvent.type(dialog.getByLabelText(/^Subject/), 'Your call');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open(context);
    await expect(again.getByLabelText(/^Subject/)).toHaveValue('Your call');
    await expect(again.getByText('You have unsaved changes.')).toBeVisible();
  },
});

export const Templates = meta.story({
  play: async (context) => {
    const dialog = await editTemplates(context);
    await expect(dialog.getByLabelText(/^Name/)).toHaveValue('Invitation to an interview');
  },
});

export const TemplatesOnAPhone = meta.story({ ...Templates.input, globals: onPhone });

export const NewTemplate = meta.story({
  play: async (context) => {
    const dialog = await editTemplates(context);
    const { userEvent } = context;
    await userEvent.selectOptions(dialog.getByLabelText(/^Template/), 'A new one');
    await userEvent.type(dialog.getByLabelText(/^Name/), 'Offer');
    await userEvent.type(dialog.getByLabelText(/^Subject/), 'An offer');
    await userEvent.type(dialog.getByLabelText(/^Text/), 'Dear {{candidate}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
    await waitFor(() =>
      expect(kept).toHaveBeenCalledWith([
        ...mailTemplates.templates,
        { name: 'Offer', subject: 'An offer', text: 'Dear {candidate}' },
      ]),
    );
    await waitFor(() => expect(dialog.getByLabelText(/^Template/)).toHaveValue('Offer'));
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the mail' }));
    await expect(await dialog.findByRole('option', { name: 'Offer' })).toBeInTheDocument();
  },
});

/** What a colleague wrote since the dialog was opened stays. */
export const AColleagueWroteOne = meta.story({
  play: async (context) => {
    const dialog = await editTemplates(context);
    const { msw, userEvent } = context;
    const theirs = { name: 'Trial day', subject: 'A trial day', text: 'Dear {candidate}' };
    const [first, ...others] = mailTemplates.templates;
    if (!first) throw new Error('A template is needed.');
    msw.use(getListMailTemplatesMockHandler200({ ...mailTemplates, templates: [first, ...others, theirs] }));
    await userEvent.type(dialog.getByLabelText(/^Subject/), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
    await waitFor(() =>
      expect(kept).toHaveBeenCalledWith([{ ...first, subject: `${first.subject}!` }, ...others, theirs]),
    );
    await expect(await dialog.findByRole('option', { name: 'Trial day' })).toBeInTheDocument();
  },
});

export const SameName = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateMailTemplatesMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { templates: 'Two templates have the same name.' },
      }),
    );
  },
  play: async (context) => {
    const dialog = await editTemplates(context);
    await context.userEvent.clear(dialog.getByLabelText(/^Name/));
    await context.userEvent.type(dialog.getByLabelText(/^Name/), 'Not this time');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
    await expect(await dialog.findByText('Two templates have the same name.')).toBeVisible();
  },
});

export const TemplateSaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdateMailTemplatesMockHandler500());
  },
  play: async (context) => {
    const dialog = await editTemplates(context);
    await context.userEvent.type(dialog.getByLabelText(/^Subject/), '!');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.saveTemplate.failed),
    ).toBeVisible();
    await expect(dialog.getByLabelText(/^Subject/)).toHaveValue('Your application as {job}!');
  },
});

export const TemplateDeleted = meta.story({
  play: async (context) => {
    const dialog = await editTemplates(context);
    const { userEvent } = context;
    await userEvent.click(dialog.getByRole('button', { name: 'Delete this template' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete template' }));
    await waitFor(() => expect(kept).toHaveBeenCalledWith(mailTemplates.templates.slice(1)));
    await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toHaveValue('Not this time'));
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListMailTemplatesMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(extensionMessages.loadTemplates.failed)).toBeVisible();
  },
});

export const RecoversFromLoadError = meta.story({
  ...LoadError.input,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await LoadError.play?.(context);
    msw.use(getListMailTemplatesMockHandler200(mailTemplates));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('button', { name: 'Write a mail' })).toBeVisible();
  },
});
