import {
  getGetCandidateMockHandler200,
  getListCandidatesMockHandler200,
  getListCandidatesMockHandler500,
  getUpdateCandidateMockHandler200,
  getUpdateCandidateMockHandler404,
  getUpdateCandidateMockHandler415,
  getUpdateCandidateMockHandler422,
  getUpdateCandidateMockHandler500,
} from '@cortex/api-client/candidates/mocks';
import { mara, maraDetails } from '@cortex/api-client/fixtures/candidates';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { open, others, recordSent, screenMeta, toMara } from '../../stories/activeCandidates.tsx';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { returnToTab } from '../../stories/returnToTab.ts';
import { ActiveCandidatesScreen } from './ActiveCandidatesScreen.tsx';

const meta = preview.meta({
  title: 'ActiveCandidatesScreen',
  component: ActiveCandidatesScreen,
  ...screenMeta,
});

const saved = { ...maraDetails, name: 'Mara Lindqvist-Berg' };

const newResume = new File(['%PDF-1.7 resume'], 'mara-2026.pdf', { type: 'application/pdf' });

async function edit(context: StoryContext) {
  const { canvas, userEvent } = context;
  await open(context);
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  await userEvent.clear(canvas.getByLabelText(/^Name/));
  await userEvent.type(canvas.getByLabelText(/^Name/), saved.name);
}

async function save(context: StoryContext) {
  await edit(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }));
}

async function expectToKeepTheEditOfADeletedCandidate({ canvas }: StoryContext) {
  const panel = within(canvas.getByRole('region', { name: mara.name }));
  await expect(await panel.findByText('This candidate has been deleted.')).toBeVisible();
  await expect(panel.getByLabelText(/^Name/)).toHaveValue(saved.name);
  await expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await expect(canvas.queryByRole('option', toMara)).toBeNull();
}

export const Editing = meta.story({
  play: async (context) => {
    await edit(context);
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveValue(mara.email);
    await expect(context.canvas.getByLabelText(/^New resume/)).toHaveAccessibleDescription(
      /^It replaces mara-lindqvist\.pdf/,
    );
  },
});

export const PhoneEditing = meta.story({ ...Editing.input, globals: onPhone });

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdateCandidateMockHandler500());
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateCandidate.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue(saved.name);
  },
});

export const RecoversFromSaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('updateCandidate'));
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateCandidate.error)).toBeVisible();
    context.msw.use(
      getUpdateCandidateMockHandler200(saved),
      getListCandidatesMockHandler200([saved, ...others]),
    );
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Save' }));
    await expect(await getNotifications(context).findByText(messages.updateCandidate.success)).toBeVisible();
    await expect(context.canvas.getByRole('option', { name: /^Mara Lindqvist-Berg/ })).toBeVisible();
  },
});

export const ShowsTheServersFieldErrors = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateCandidateMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { phone: 'Write a phone number.' },
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('Write a phone number.')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText(/^Phone/)).toHaveFocus());
  },
});

export const Submitted = meta.story({
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getUpdateCandidateMockHandler200(async ({ request }) => {
        recordSent(Object.fromEntries(await request.formData()));
        msw.use(getListCandidatesMockHandler200([saved, ...others]));
        return saved;
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateCandidate.success)).toBeVisible();
    await expect(await context.canvas.findByRole('region', { name: saved.name })).toBeVisible();
    await expect(context.canvas.getByRole('option', { name: /^Mara Lindqvist-Berg/ })).toBeVisible();
    const { name, email, phone, notes } = saved;
    await expect(recordSent).toHaveBeenCalledWith({ name, email, phone, notes });
  },
});

export const ReplacesTheResume = meta.story({
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getUpdateCandidateMockHandler200(async ({ request }) => {
        recordSent((await request.formData()).get('resume_file'));
        const replaced = { ...maraDetails, resume_file_name: newResume.name };
        msw.use(getListCandidatesMockHandler200([replaced, ...others]));
        return replaced;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.upload(canvas.getByLabelText(/^New resume/), newResume);
    await expect(await canvas.findByText('mara-2026.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await getNotifications(context).findByText(messages.updateCandidate.success)).toBeVisible();
    await expect(await canvas.findByText('mara-2026.pdf')).toBeVisible();
    await expect(recordSent).toHaveBeenCalledWith(expect.objectContaining({ name: newResume.name }));
  },
});

export const ShowsThatTheServerRefusesTheResume = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getUpdateCandidateMockHandler415());
  },
  play: async (context) => {
    await edit(context);
    await context.userEvent.upload(context.canvas.getByLabelText(/^New resume/), newResume);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(context.canvas.getByLabelText(/^New resume/)).toBeInvalid());
    await expect(context.canvas.getByText('mara-2026.pdf')).toBeVisible();
  },
});

export const KeepsTheSavedRowWhenTheRefreshFails = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateCandidateMockHandler200(() => {
        msw.use(getListCandidatesMockHandler500());
        return saved;
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.loadCandidates.failed)).toBeVisible();
    await expect(context.canvas.getByRole('option', { name: /^Mara Lindqvist-Berg/ })).toBeVisible();
  },
});

export const SendsOnce = meta.story({
  beforeEach({ msw }) {
    msw.use(getUpdateCandidateMockHandler200(held.renew()));
  },
  play: async (context) => {
    await edit(context);
    await context.userEvent.dblClick(context.canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    context.msw.use(getListCandidatesMockHandler200([saved, ...others]));
    held.release();
    await expect(await getNotifications(context).findByText(messages.updateCandidate.success)).toBeVisible();
    await expect(context.canvas.getByRole('option', { name: /^Mara Lindqvist-Berg/ })).toBeVisible();
    await expect(held.send).toHaveBeenCalledOnce();
  },
});

export const RequiresNameEmailPhoneAndNotes = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    for (const label of [/^Name/, /^Phone/, /^Notes/]) await userEvent.clear(canvas.getByLabelText(label));
    await userEvent.clear(canvas.getByLabelText(/^Email/));
    await userEvent.type(canvas.getByLabelText(/^Email/), 'mara');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Name is required.')).toBeVisible();
    await expect(canvas.getByText('Write the email like name@example.com.')).toBeVisible();
    await expect(canvas.getByText('Phone is required.')).toBeVisible();
    await expect(canvas.getByText('Notes are required.')).toBeVisible();
  },
});

export const DiscardsTheEdit = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(canvas.queryByText(saved.name)).toBeNull();
  },
});

export const KeepsAnEditWhenAnotherCandidateIsOpened = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await edit(context);
    await userEvent.upload(canvas.getByLabelText(/^New resume/), newResume);
    await canvas.findByText('mara-2026.pdf');
    await userEvent.click(canvas.getByRole('option', { name: /^Priya Raman/ }));
    await expect(await canvas.findByRole('region', { name: 'Priya Raman' })).toBeVisible();
    await open(context);
    await expect(await canvas.findByText('You have unsaved changes.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue(saved.name);
    await expect(canvas.getByText('mara-2026.pdf')).toBeVisible();
  },
});

export const SaysThatItWasDeletedElsewhere = meta.story({
  play: async (context) => {
    await edit(context);
    context.msw.use(getListCandidatesMockHandler200(others));
    returnToTab();
    await expectToKeepTheEditOfADeletedCandidate(context);
  },
});

export const SaysOnSavingThatItWasDeletedElsewhere = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getUpdateCandidateMockHandler404(() => {
        msw.use(getListCandidatesMockHandler200(others));
        return { detail: 'It is not here. It may have been deleted.', code: 'not_found' };
      }),
    );
  },
  play: async (context) => {
    await save(context);
    await expect(await getNotifications(context).findByText(messages.updateCandidate.failed)).toBeVisible();
    await expectToKeepTheEditOfADeletedCandidate(context);
  },
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getUpdateCandidateMockHandler200(pending));
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
});

export const KeepsWhatIsTypedWhileSaving = meta.story({
  beforeEach({ msw }) {
    msw.use(getUpdateCandidateMockHandler200(held.renew()));
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await save(context);
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    await userEvent.type(canvas.getByLabelText(/^Phone/), '4');
    msw.use(getListCandidatesMockHandler200([saved, ...others]));
    held.release();
    await expect(await canvas.findByText('Saved. What you typed since then is not saved yet.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Phone/)).toHaveValue(`${mara.phone}4`);
  },
});

/** A long text folds; theirs and one's own stand below each other until the person decides. */
export const SaysWhatSomebodyElseChanged = meta.story({
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getUpdateCandidateMockHandler200(async ({ request }) => {
        recordSent((await request.formData()).get('notes'));
        return saved;
      }),
    );
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.type(canvas.getByLabelText(/^Notes/), ' Wants to move in May.');
    const notes = 'Called back on Tuesday: she can start in March, and asks for two days at home. '.repeat(4);
    msw.use(getGetCandidateMockHandler200({ ...maraDetails, notes: notes.trim() }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const ofNotes = await canvas.findByRole('group', {
      name: /^Changed meanwhile to “Called back on Tuesday/,
    });
    await waitFor(() => expect(ofNotes).toHaveFocus());
    await expect(within(ofNotes).getByRole('button', { name: 'Show all' })).toBeVisible();
    const foot = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await waitFor(() => expect(ofNotes.getBoundingClientRect().bottom).toBeLessThan(foot.top));
    await expect(recordSent).not.toHaveBeenCalled();
  },
});

export const KeepsOnesOwnNotes = meta.story({
  ...SaysWhatSomebodyElseChanged.input,
  play: async (context) => {
    await SaysWhatSomebodyElseChanged.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(await getNotifications(context).findByText(messages.updateCandidate.success)).toBeVisible();
    await expect(recordSent).toHaveBeenCalledWith(`${mara.notes} Wants to move in May.`);
  },
});

const held = createHeldAnswer(saved);
