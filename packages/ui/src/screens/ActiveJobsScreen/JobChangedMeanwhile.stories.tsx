import { backendJob } from '@cortex/api-client/fixtures/jobs';
import { getListJobsMockHandler200, getUpdateJobMockHandler200 } from '@cortex/api-client/jobs/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { messages } from '../../feedback/messages.ts';
import { edit, others, recordSent, saved, screenMeta } from '../../stories/activeJobs.tsx';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { returnToTab } from '../../stories/returnToTab.ts';
import { ActiveJobsScreen } from './ActiveJobsScreen.tsx';

const meta = preview.meta({
  title: 'ActiveJobsScreen',
  component: ActiveJobsScreen,
  ...screenMeta,
});

/** A colleague's change of the title and of the skills, after the edit has begun; what is saved is noted. */
async function editMeanwhile(context: StoryContext) {
  const { canvas, msw, userEvent } = context;
  recordSent.mockClear();
  await edit(context);
  await userEvent.type(canvas.getByLabelText(/^Skills/), ', Rust');
  const theirs = { ...backendJob, title: 'Staff Backend Engineer', skills_required: 'Go, Erlang' };
  msw.use(
    getListJobsMockHandler200([theirs, ...others]),
    getUpdateJobMockHandler200(async ({ request }) => {
      const sentNow = { ...backendJob, ...JSON.parse(await request.clone().text()) };
      recordSent(sentNow.title, sentNow.skills_required);
      msw.use(getListJobsMockHandler200([sentNow, ...others]));
      return sentNow;
    }),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

/** Nobody's words are written over unknowingly: nothing is sent before each is decided. */
export const SaysWhatSomebodyElseChanged = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await editMeanwhile(context);
    const ofTitle = await canvas.findByRole('group', {
      name: 'Changed meanwhile to “Staff Backend Engineer”.',
    });
    await waitFor(() => expect(ofTitle).toHaveFocus());
    await expect(canvas.getByText('Changed meanwhile to “Go, Erlang”.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue(saved.title);
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(recordSent).not.toHaveBeenCalled();
  },
});

export const PhoneSaysWhatSomebodyElseChanged = meta.story({
  ...SaysWhatSomebodyElseChanged.input,
  globals: onPhone,
});

export const KeepsOnesOwnOrTakesTheirs = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await editMeanwhile(context);
    const ofTitle = await canvas.findByRole('group', { name: /“Staff Backend Engineer”/ });
    await userEvent.click(within(ofTitle).getByRole('button', { name: 'Take theirs' }));
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Staff Backend Engineer');
    const ofSkills = canvas.getByRole('group', { name: /“Go, Erlang”/ });
    await waitFor(() => expect(ofSkills).toHaveFocus());
    await expect(recordSent).not.toHaveBeenCalled();
    await userEvent.click(within(ofSkills).getByRole('button', { name: 'Keep mine' }));
    await expect(await getNotifications(context).findByText(messages.updateJob.success)).toBeVisible();
    await expect(recordSent.mock.calls).toEqual([
      ['Staff Backend Engineer', `${backendJob.skills_required}, Rust`],
    ]);
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
  },
});

/** Whoever went on before the answer was there is told; what they typed waits where it was. */
export const TellsWhoWentOnWhatSomebodyElseChanged = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await edit(context);
    msw.use(getListJobsMockHandler200(heldList.renew()));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(heldList.send).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('option', { name: /^Staff Accountant/ }));
    await canvas.findByRole('region', { name: 'Staff Accountant' });
    heldList.release();
    await expect(await getNotifications(context).findByText(/^Somebody else changed the same/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('option', { name: /^Backend Developer/ }));
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue(saved.title);
  },
});

/** An edit that is left and opened again goes on from what it began with, not from what a colleague has made of it since. */
export const AsksAboutAnEditFromBefore = meta.story({
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await edit(context);
    await userEvent.click(canvas.getByRole('option', { name: /^Staff Accountant/ }));
    msw.use(getListJobsMockHandler200([{ ...backendJob, title: 'Backend Developer' }, ...others]));
    returnToTab();
    await userEvent.click(await canvas.findByRole('option', { name: /^Backend Developer/ }));
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue(saved.title);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Changed meanwhile to “Backend Developer”.')).toBeVisible();
  },
});

const heldList = createHeldAnswer([{ ...backendJob, title: 'Backend Developer' }, ...others]);
