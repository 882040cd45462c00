import { mailedNote, mailTemplates } from '@cortex/api-client/fixtures/mails';
import {
  getListMailTemplatesMockHandler200,
  getSendCandidateMailMockHandler201,
} from '@cortex/api-client/mails/mocks';
import { absent } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import {
  lacksTemplates,
  mailed,
  recoversFromLackOfTemplates,
  seesLackOfTemplates,
  sendsMails,
  writeToSelected,
} from '../../stories/mailsToSeveral.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { MailSeveral } from './MailSeveral.tsx';

const meta = preview.meta({
  title: 'CandidateMail',
  component: MailSeveral,
  args: {
    candidates: [
      { id: 'cnd_tomas', name: 'Tomas Okafor' },
      { id: 'cnd_priya', name: 'Priya Raman' },
    ],
    job: { id: 'job_backend', title: 'Senior Backend Engineer' },
    onSent: fn(),
  },
  decorators: [(Story) => <div style={{ padding: 20, minHeight: 900 }}>{Story()}</div>],
});

export const WritesToSeveral = meta.story({
  beforeEach: (context) => sendsMails(context),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await writeToSelected(context);
    const region = dialog.getByRole('region', { name: 'Preview' });
    await expect(region).toHaveTextContent('As Tomas Okafor gets it, 1 of 2');
    const preview = within(region);
    await expect(preview.getByText(/^Dear Tomas Okafor/)).toBeVisible();
    await userEvent.click(preview.getByRole('button', { name: 'Next candidate' }));
    await expect(preview.getByText(/^Dear Priya Raman/)).toBeVisible();
  },
});

export const WritesToSeveralOnPhone = meta.story({ ...WritesToSeveral.input, globals: onPhone });

export const SendsToSeveral = meta.story({
  beforeEach: (context) => sendsMails(context),
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await writeToSelected(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }));
    await expect(
      await getNotifications(context).findByText(extensionMessages.sendMails.success),
    ).toBeVisible();
    await expect(mailed.mock.calls.map(([id]) => id)).toEqual(['cnd_tomas', 'cnd_priya']);
    const [, first] = mailed.mock.calls[0] ?? [];
    await expect(first.text).toMatch(/^Dear Tomas Okafor/);
    await expect(first.text).not.toContain('Priya');
    await expect(args.onSent).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

async function sendUntilRefused(context: StoryContext) {
  const dialog = await writeToSelected(context);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }));
  await expect(await dialog.findByText('1 of 2 sent.')).toBeVisible();
  await expect(await getNotifications(context).findByText(extensionMessages.sendMails.failed)).toBeVisible();
  return dialog;
}

export const OneOfSeveralFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach: (context) => sendsMails(context, { refused: 'cnd_priya' }),
  play: async (context) => void (await sendUntilRefused(context)),
});

/** Who got it gets it no second time. */
export const SendsTheRest = meta.story({
  parameters: { expectsFailure: true },
  beforeEach: (context) => sendsMails(context, { refused: 'cnd_priya' }),
  play: async (context) => {
    const { args, userEvent } = context;
    const dialog = await sendUntilRefused(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Send 1 mail' }));
    await waitFor(() => expect(mailed.mock.calls.map(([id]) => id)).toEqual(['cnd_tomas', 'cnd_priya']));
    await waitFor(() => expect(args.onSent).toHaveBeenCalled());
  },
});

/** Closed and opened again, it knows who got theirs. */
export const OpenedAgain = meta.story({
  parameters: { expectsFailure: true },
  beforeEach: (context) => sendsMails(context, { refused: 'cnd_priya' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await sendUntilRefused(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a mail' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send 1 mail' }));
    await waitFor(() => expect(mailed.mock.calls.map(([id]) => id)).toEqual(['cnd_tomas', 'cnd_priya']));
  },
});

/** One mail each, also where the answer to one of them was lost. */
export const AnswerToOneOfSeveralLost = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    mailed.mockClear();
    const known = new Set<string | null>();
    msw.use(
      getListMailTemplatesMockHandler200(mailTemplates),
      getSendCandidateMailMockHandler201(({ request, params }) => {
        const key = request.headers.get('Idempotency-Key');
        if (known.has(key)) return mailedNote;
        known.add(key);
        mailed(params.id);
        if (params.id === 'cnd_priya') throw HttpResponse.error();
        return mailedNote;
      }),
    );
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const dialog = await writeToSelected(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }));
    await expect(await dialog.findByText('1 of 2 sent.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a mail' }));
    const again = within(await screen.findByRole('dialog'));
    await userEvent.click(await again.findByRole('button', { name: 'Send 1 mail' }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalled());
    await expect(mailed.mock.calls).toEqual([['cnd_tomas'], ['cnd_priya']]);
  },
});

/** A field that nobody filled in is refused before anything is sent. */
export const AnOpenField = meta.story({
  beforeEach: (context) => sendsMails(context),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await writeToSelected(context);
    const subject = dialog.getByRole('textbox', { name: /^Subject/ });
    await userEvent.clear(subject);
    await userEvent.type(subject, 'About {{job}');
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }));
    await expect(await dialog.findByText('Write what {job} stands for.')).toBeVisible();
    await expect(mailed).not.toHaveBeenCalled();
  },
});

/** One who is gone keeps nobody else from their mail. */
export const OneOfSeveralIsGone = meta.story({
  parameters: { expectsFailure: true },
  beforeEach: (context) => sendsMails(context, { refused: 'cnd_tomas', as: 'not_found' }),
  play: async (context) => {
    const dialog = await writeToSelected(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }));
    const list = await dialog.findByRole('list', { name: 'Not sent' });
    await expect(list).toHaveTextContent('Tomas Okafor There is no such record');
    await expect(await dialog.findByText('1 of 2 sent.')).toBeVisible();
    await expect(mailed.mock.calls.map(([id]) => id)).toEqual(['cnd_priya']);
    await expect(context.args.onSent).not.toHaveBeenCalled();
    await expect(await dialog.findByRole('button', { name: 'Send 1 mail' })).toBeEnabled();
    list.scrollIntoView({ block: 'center' });
  },
});

export const OneOfSeveralIsGoneOnPhone = meta.story({ ...OneOfSeveralIsGone.input, globals: onPhone });

/** From a place that names no job, the mail's job is chosen where it is written. */
export const ChoosesTheJob = meta.story({
  args: { job: undefined },
  beforeEach: (context) => sendsMails(context),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await writeToSelected(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }));
    await expect(await dialog.findByText('Write what {job} stands for, or choose the job.')).toBeVisible();
    await expect(mailed).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Job/ }), 'Senior Backend Engineer');
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 mails' }));
    await waitFor(() => expect(context.args.onSent).toHaveBeenCalled());
    await expect(mailed.mock.calls.map(([, { subject }]) => subject)).toEqual([
      'Your application as Senior Backend Engineer',
      'Your application as Senior Backend Engineer',
    ]);
  },
});

/** A template fills what nobody wrote, and the rest where one asks for it. */
export const KeepsOwnWords = meta.story({
  beforeEach: (context) => sendsMails(context),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await writeToSelected(context);
    const text = dialog.getByRole('textbox', { name: /^Text/ });
    await userEvent.clear(text);
    await userEvent.type(text, 'In my own words.');
    const [, , other] = within(dialog.getByRole('combobox', { name: /^Template/ })).getAllByRole('option');
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: /^Template/ }),
      other?.textContent ?? '',
    );
    await expect(text).toHaveValue('In my own words.');
    await expect(dialog.getByRole('button', { name: 'Replace my text with the template' })).toBeVisible();
  },
});

export const TemplatesLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach: lacksTemplates,
  play: seesLackOfTemplates,
});

export const RecoversFromTemplatesLoadError = meta.story({
  ...TemplatesLoadError.input,
  play: recoversFromLackOfTemplates,
});

export const TooManyAtOnce = meta.story({
  args: {
    candidates: Array.from({ length: 51 }, (_, index) => ({
      id: `cnd_${index}`,
      name: `Applicant ${index}`,
    })),
  },
  beforeEach: (context) => sendsMails(context),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A mail goes to 50 at most.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Write a mail' })).toBeNull();
  },
});

export const SeveralUnsupported = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('listMailTemplates'));
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
