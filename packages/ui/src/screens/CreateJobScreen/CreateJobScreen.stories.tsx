import { ageRefusal, backendJob, backendReading, refusingReading } from '@cortex/api-client/fixtures/jobs';
import { recruiterLogin } from '@cortex/api-client/fixtures/people';
import {
  getCreateJobMockHandler201,
  getCreateJobMockHandler422,
  getCreateJobMockHandler500,
  getReadJobCriteriaMockHandler200,
} from '@cortex/api-client/jobs/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import { clearSession, getSession, storeSession, subscribeToSession } from '@cortex/api-client/session';
import type { StoryContext } from '@storybook/react-vite';
import { useState, useSyncExternalStore } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { messages } from '../../feedback/messages.ts';
import { answerReading } from '../../stories/answerReading.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { CreateJobScreen } from './CreateJobScreen.tsx';

const meta = preview.meta({
  component: CreateJobScreen,
  args: { cancelHref: '/active-jobs', onCreated: fn() },
});

async function submit({ canvas, userEvent }: StoryContext) {
  await userEvent.type(canvas.getByLabelText(/^Title/), 'Senior Backend Engineer');
  await userEvent.type(canvas.getByLabelText(/^Description/), 'Build and run our services.');
  await userEvent.type(canvas.getByLabelText(/^Skills/), 'Go, PostgreSQL{Enter}');
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Job' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create Job' })).toBeEnabled();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
  },
});

export const Phone = meta.story({ globals: onPhone });

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getCreateJobMockHandler201(pending));
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Creating...' })).toBeDisabled();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCreateJobMockHandler500());
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.createJob.failed)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Title/)).toHaveValue('Senior Backend Engineer');
    await expect(context.args.onCreated).not.toHaveBeenCalled();
  },
});

export const SaysWhenNobodyAnswers = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('createJob'));
  },
  play: async (context) => {
    await submit(context);
    await expect(await getNotifications(context).findByText(messages.createJob.error)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Skills/)).toHaveValue('Go, PostgreSQL');
  },
});

export const ShowsTheServersFieldErrors = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCreateJobMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { title: 'Another open job has this title.' },
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText('Another open job has this title.')).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Title/)).toHaveFocus();
  },
});

export const Submitted = meta.story({
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalledWith({ job: backendJob }));
    await expect(await getNotifications(context).findByText(messages.createJob.success)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Title/)).toHaveValue('');
  },
});

export const KeepsTheTextWhenTheSessionEnds = meta.story({
  beforeEach() {
    storeSession(recruiterLogin);
  },
  render: function Render(args) {
    const session = useSyncExternalStore(subscribeToSession, getSession);
    return session ? <CreateJobScreen {...args} /> : <p>Signed out</p>;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Title/), 'Staff Accountant');
    clearSession();
    await expect(await canvas.findByText('Signed out')).toBeVisible();
    storeSession(recruiterLogin);
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue('Staff Accountant');
  },
});

export const KeepsTheTextOnLeavingAndReturning = meta.story({
  render: function Render(args) {
    const [away, setAway] = useState(false);
    return (
      <>
        <Button variant="quiet" size="small" onClick={() => setAway(!away)}>
          Leave or return
        </Button>
        {away ? null : <CreateJobScreen {...args} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Title/), 'Staff Accountant');
    await userEvent.type(canvas.getByLabelText(/^Description/), 'Own the monthly close.');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await expect(canvas.queryByLabelText(/^Title/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue('Staff Accountant');
    await expect(canvas.getByLabelText(/^Description/)).toHaveValue('Own the monthly close.');
    await expect(canvas.getByLabelText(/^Skills/)).toHaveValue('');
  },
});

export const RequiresEveryField = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Title/), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await expect(await canvas.findByText('Title is required.')).toBeVisible();
    await expect(canvas.getByText('Description is required.')).toBeVisible();
    await expect(canvas.getByText('Skills are required.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Title/)).toHaveFocus();
  },
});

export const SendsOnce = meta.story({
  beforeEach({ msw }) {
    msw.use(getCreateJobMockHandler201(held.renew()));
  },
  play: async (context) => {
    await submit(context);
    await context.userEvent.type(context.canvas.getByLabelText(/^Skills/), '{Enter}{Enter}');
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    held.release();
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalledTimes(1));
    await expect(held.send).toHaveBeenCalledOnce();
  },
});

export const BringsBackWhatWasTyped = meta.story({
  render: function Render(args) {
    const [away, setAway] = useState(false);
    return (
      <>
        <Button variant="quiet" size="small" onClick={() => setAway(!away)}>
          Leave or return
        </Button>
        {away ? null : <CreateJobScreen {...args} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), 'Diver');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue('Diver');
    await expect(canvas.getByText('You have unsaved changes.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('');
    await expect(canvas.queryByText('You have unsaved changes.')).toBeNull();
  },
});

/** A slow network, and a person who went on: nothing pulls them back. */
export const LeavesThePersonWhereTheyWent = meta.story({
  render: BringsBackWhatWasTyped.input.render,
  beforeEach({ msw }) {
    msw.use(getCreateJobMockHandler201(held.renew()));
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await submit(context);
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    held.release();
    await expect(await canvas.findByText(messages.createJob.success)).toBeVisible();
    await expect(args.onCreated).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue('');
  },
});

async function setCriteria(context: StoryContext) {
  const { canvas, userEvent } = context;
  await userEvent.type(canvas.getByLabelText(/^Title/), 'Senior Backend Engineer');
  await userEvent.type(canvas.getByLabelText(/^Description/), 'Build and run our services.');
  await userEvent.type(canvas.getByLabelText(/^Skills/), 'Go, PostgreSQL');
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /PostgreSQL/ }), 'Must have');
  await userEvent.type(canvas.getByLabelText('Add a criterion'), 'Swedish{Enter}');
  await expect(await canvas.findByRole('combobox', { name: /Swedish/ })).toHaveValue('nice');
}

export const ShowsWhatWillBeScored = meta.story({
  beforeEach({ msw }) {
    msw.use(getReadJobCriteriaMockHandler200(answerReading(refusingReading, ageRefusal)));
  },
  play: async (context) => {
    await setCriteria(context);
    await expect(context.args.onCreated).not.toHaveBeenCalled();
  },
});

export const PhoneShowsWhatWillBeScored = meta.story({ ...ShowsWhatWillBeScored.input, ...Phone.input });

export const SendsWhatWasSet = meta.story({
  render: BringsBackWhatWasTyped.input.render,
  beforeEach({ msw }) {
    sent.mockClear();
    msw.use(
      getReadJobCriteriaMockHandler200(answerReading(backendReading)),
      getCreateJobMockHandler201(async ({ request }) => {
        sent(await request.clone().json());
        return backendJob;
      }),
    );
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await setCriteria(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await expect(await canvas.findByRole('combobox', { name: /PostgreSQL/ })).toHaveValue('must');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith({ job: backendJob }));
    await expect(sent).toHaveBeenCalledWith({
      title: 'Senior Backend Engineer',
      description: 'Build and run our services.',
      skills_required: 'Go, PostgreSQL',
      criteria: [
        { name: 'PostgreSQL', importance: 'must' },
        { name: 'Swedish', importance: 'nice' },
      ],
    });
    await expect(canvas.queryByText('What will be scored')).toBeNull();
  },
});

export const SendsNoCriteriaUnasked = meta.story({
  beforeEach: SendsWhatWasSet.input.beforeEach,
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalledOnce());
    await expect(sent.mock.lastCall?.[0]).not.toHaveProperty('criteria');
  },
});

const sent = fn();
const held = createHeldAnswer(backendJob);
