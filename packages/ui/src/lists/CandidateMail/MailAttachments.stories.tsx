import { mara } from '@cortex/api-client/fixtures/candidates';
import { mailTemplates, offerNote } from '@cortex/api-client/fixtures/mails';
import {
  getListMailTemplatesMockHandler200,
  getSendCandidateMailMockHandler201,
  getSendCandidateMailMockHandler422,
  getSendCandidateMailMockHandler500,
} from '@cortex/api-client/mails/mocks';
import { pending } from '@cortex/api-client/mocks/handlers';
import type { CandidateMailInput } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { CandidateMail } from './CandidateMail.tsx';

const sent = fn<(mail: CandidateMailInput) => void>();

const meta = preview.meta({
  title: 'CandidateMail',
  component: CandidateMail,
  args: { candidate: mara },
  decorators: [(Story) => <div style={{ padding: 20, minHeight: 900 }}>{Story()}</div>],
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      getListMailTemplatesMockHandler200(mailTemplates),
      getSendCandidateMailMockHandler201(async ({ request }) => {
        const input: CandidateMailInput = JSON.parse(await request.clone().text());
        sent(input);
        return offerNote;
      }),
    );
  },
});

const file = (name: string, size: number) => new File(['%PDF-1.7'.padEnd(size)], name);
const offer = file('Offer to Mara Lindqvist.pdf', 186_412);
const way = file('The way to the office.png', 1_204_000);
const film = file('Our office, a film.pdf', 7_500_000);
const program = file('setup.exe', 90_112);

async function write({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Write a mail' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText(/^Job/)).toHaveDisplayValue('Senior Backend Engineer'));
  await userEvent.type(dialog.getByLabelText(/^Subject/), 'Our offer');
  await userEvent.type(dialog.getByLabelText(/^Text/), 'Dear Mara, our offer is attached.');
  return dialog;
}

/** What the browser's file dialog gives, which leaves the choice to its person whatever is asked for. */
function choose(dialog: ReturnType<typeof within>, files: readonly File[]) {
  const input = dialog.getByLabelText(/^Attachments/);
  if (!(input instanceof HTMLInputElement)) throw new Error('The field takes no files.');
  input.files = toTransfer(files).files;
  for (const kind of ['input', 'change']) input.dispatchEvent(new Event(kind, { bubbles: true }));
}

function toTransfer(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  return transfer;
}

async function attach(context: StoryContext, files: File[]) {
  const dialog = await write(context);
  choose(dialog, files);
  const list = within(await dialog.findByRole('list', { name: 'Attached files' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(files.length));
  list.getByText(files[0]?.name ?? '').scrollIntoView({ block: 'center' });
  return dialog;
}

const press = ({ userEvent }: StoryContext, dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Send mail' }));

export const FilesAttached = meta.story({
  play: async (context) => {
    const dialog = await attach(context, [offer, way]);
    await expect(dialog.getByText('182 KB')).toBeVisible();
    await expect(dialog.getByText('1.1 MB')).toBeVisible();
    await expect(dialog.getByText(/at most 5 files, 5 MB together/)).toBeVisible();
  },
});

export const FilesAttachedOnAPhone = meta.story({ ...FilesAttached.input, globals: onPhone });

/** What is attached next comes to what is there; what is removed is not sent. */
export const FilesSent = meta.story({
  play: async (context) => {
    const dialog = await attach(context, [offer]);
    const { userEvent } = context;
    choose(dialog, [way, film]);
    await userEvent.click(await dialog.findByRole('button', { name: `Remove ${film.name}` }));
    await waitFor(() => expect(dialog.getByLabelText(/^Attachments/)).toHaveFocus());
    await press(context, dialog);
    await expect(
      await getNotifications(context).findByText(extensionMessages.sendMail.success),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const attachments = sent.mock.calls[0]?.[0].attachments ?? [];
    await expect(attachments.map(({ name }) => name)).toEqual([offer.name, way.name]);
    await expect(attachments.map(({ content }) => atob(content).length)).toEqual([offer.size, way.size]);
    await expect(atob(attachments[0]?.content ?? '')).toMatch(/^%PDF-1\.7 +$/);
  },
});

export const FilesDropped = meta.story({
  beforeEach() {
    // A browser gives an entry of what comes from outside of it alone.
    const entry = spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({
      isFile: true,
      isDirectory: false,
    } as FileSystemEntry);
    return () => entry.mockRestore();
  },
  play: async (context) => {
    const dialog = await write(context);
    const zone = dialog.getByText('Attach files').closest('[data-part=dropzone]');
    const dataTransfer = toTransfer([offer, way]);
    const drag = (kind: string) =>
      zone?.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    drag('dragover');
    await waitFor(() => expect(zone).toHaveAttribute('data-dragging'));
    drag('drop');
    await expect(await dialog.findByText(way.name)).toBeVisible();
    await expect(dialog.getByText(offer.name)).toBeVisible();
  },
});

export const WrongType = meta.story({
  play: async (context) => {
    const dialog = await attach(context, [offer, program]);
    await expect(await dialog.findByText(/“setup.exe” cannot be attached: choose a \.pdf/)).toBeVisible();
    await press(context, dialog);
    await waitFor(() => expect(dialog.getByLabelText(/^Attachments/)).toHaveFocus());
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const WrongTypeOnAPhone = meta.story({ ...WrongType.input, globals: onPhone });

export const TooLarge = meta.story({
  play: async (context) => {
    const dialog = await attach(context, [film]);
    await expect(
      await dialog.findByText(
        '“Our office, a film.pdf” has 7.2 MB; the limit is 5 MB. Choose a smaller one.',
      ),
    ).toBeVisible();
    await press(context, dialog);
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const TooLargeTogether = meta.story({
  play: async (context) => {
    const files = [1, 2, 3].map((number) => file(`Task, part ${number}.pdf`, 2_000_000));
    const dialog = await attach(context, files);
    await expect(await dialog.findByText(/The files have 5\.7 MB together; the limit is 5 MB/)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Remove Task, part 2.pdf' }));
    await waitFor(() => expect(dialog.queryByText(/together; the limit/)).toBeNull());
    await press(context, dialog);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  },
});

export const TooManyFiles = meta.story({
  play: async (context) => {
    const files = [1, 2, 3, 4, 5, 6].map((number) => file(`Task, part ${number}.pdf`, 90_000));
    const dialog = await attach(context, files);
    await expect(await dialog.findByText('These are 6 files; the limit is 5. Remove some.')).toBeVisible();
  },
});

export const SendingFiles = meta.story({
  beforeEach({ msw }) {
    msw.use(getSendCandidateMailMockHandler201(pending));
  },
  play: async (context) => {
    const dialog = await attach(context, [offer, way]);
    await press(context, dialog);
    await expect(await dialog.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(dialog.getByText(offer.name)).toBeVisible();
  },
});

/** Every word and every file is still there, and goes with the next try. */
export const FilesAfterAFailure = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getSendCandidateMailMockHandler500());
  },
  play: async (context) => {
    const dialog = await attach(context, [offer, way]);
    await press(context, dialog);
    await expect(await getNotifications(context).findByText(extensionMessages.sendMail.failed)).toBeVisible();
    await expect(dialog.getByText(way.name)).toBeVisible();
    await expect(dialog.getByLabelText(/^Text/)).toHaveValue('Dear Mara, our offer is attached.');
  },
});

export const RecoversWithItsFiles = meta.story({
  ...FilesAfterAFailure.input,
  play: async (context) => {
    await FilesAfterAFailure.play?.(context);
    const { msw } = context;
    msw.use(
      getSendCandidateMailMockHandler201(async ({ request }) => {
        sent(JSON.parse(await request.clone().text()));
        return offerNote;
      }),
    );
    await press(context, within(screen.getByRole('dialog')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent.mock.calls[0]?.[0].attachments).toHaveLength(2);
  },
});

export const RefusedByTheServer = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getSendCandidateMailMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { attachments: `“${offer.name}” is not the kind of file that its name says.` },
      }),
    );
  },
  play: async (context) => {
    const dialog = await attach(context, [offer]);
    await press(context, dialog);
    await expect(await dialog.findByText(/is not the kind of file that its name says/)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(/^Attachments/)).toHaveFocus());
  },
});

/** Closed and opened again the dialog has its files; a mail that is given up has none. */
export const FilesAttachedBefore = meta.story({
  play: async (context) => {
    await attach(context, [offer]);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a mail' }));
    const again = within(await screen.findByRole('dialog'));
    await expect(await again.findByText(offer.name)).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a mail' }));
    const anew = within(await screen.findByRole('dialog'));
    await expect(await anew.findByText('Attach files')).toBeVisible();
    await expect(anew.queryByText(offer.name)).toBeNull();
  },
});

/** A file that is gone since it was chosen, e.g. with a reload of the page, is not left out unawares. */
export const FileIsGone = meta.story({
  play: async (context) => {
    const dialog = await attach(context, [new File([], offer.name)]);
    await expect(
      await dialog.findByText(`“${offer.name}” is empty, or no longer there. Remove it, or attach it again.`),
    ).toBeVisible();
    await press(context, dialog);
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const ServerTakesNoFiles = meta.story({
  beforeEach({ msw }) {
    const { takes_attachments: _, ...older } = mailTemplates;
    msw.use(getListMailTemplatesMockHandler200(older));
  },
  play: async (context) => {
    const dialog = await write(context);
    await expect(dialog.queryByText('Attach files')).toBeNull();
    await press(context, dialog);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('attachments');
  },
});
