import { goodFit, poorFit } from '@cortex/api-client/fixtures/analysis';
import { mara } from '@cortex/api-client/fixtures/candidates';
import { backendJob } from '@cortex/api-client/fixtures/jobs';
import { declined, shortlisted } from '@cortex/api-client/fixtures/ledger';
import {
  getListDecisionsMockHandler200,
  getListDecisionsMockHandler500,
  getRecordDecisionMockHandler201,
  getRecordDecisionMockHandler409,
  getRecordDecisionMockHandler422,
  getRecordDecisionMockHandler500,
} from '@cortex/api-client/ledger/mocks';
import { absent, networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { DecisionInput } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { failsToLoad, staysLoading } from '../../stories/loadStories.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx';

const meta = preview.meta({
  component: DecisionForm,
  args: {
    candidateId: mara.id,
    jobId: backendJob.id,
    analysis: { ...goodFit, scored_at: '2026-11-20T09:12:00Z' },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 20, maxWidth: 900 }}>
        <h2 style={{ marginBottom: 16 }}>{mara.name}</h2>
        {Story()}
      </div>
    ),
  ],
});

const texts = extensionMessages.recordDecision;
const AGAINST = 'You decide against the verdict of the score, so the record asks why.';

async function choose({ canvas, userEvent }: StoryContext, decision: string) {
  await userEvent.click(await canvas.findByText(decision, { selector: 'label span' }));
  await waitFor(() => expect(canvas.getByRole('radio', { name: decision })).toBeChecked());
}

async function decline(context: StoryContext) {
  await choose(context, 'Decline');
  await context.userEvent.type(context.canvas.getByLabelText(/^Reason/), 'Filled from within.');
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save decision' }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing is decided yet/)).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Save decision' })).toBeNull();
  },
});

export const Decided = meta.story({
  beforeEach({ msw }) {
    msw.use(getListDecisionsMockHandler200([declined, shortlisted]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Declined')).toBeVisible();
    await expect(canvas.getByText('by Avery Stone on 21 Nov 2026')).toBeVisible();
    await expect(canvas.getByText(declined.decision?.reason ?? '')).toBeVisible();
  },
});

export const Phone = meta.story({ ...Decided.input, globals: onPhone });

export const Loading = meta.story(staysLoading(getListDecisionsMockHandler200, 'Loading decisions...'));

export const LoadError = meta.story(
  failsToLoad(getListDecisionsMockHandler500, extensionMessages.loadDecisions),
);

export const RecoversFromLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('listDecisions'));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(canvas.getAllByText(extensionMessages.loadDecisions.failed)[0]).toBeVisible();
    msw.use(getListDecisionsMockHandler200([shortlisted]));
    await userEvent.click(retry);
    await expect(await canvas.findByText('Shortlisted')).toBeVisible();
  },
});

const answered = fn();

export const WithoutTheExtension = meta.story({
  beforeEach({ msw }) {
    answered.mockClear();
    msw.use(absent('listDecisions'));
    msw.events.on('response:mocked', () => answered());
    return () => msw.events.removeAllListeners();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(answered).toHaveBeenCalled());
    await waitFor(() => expect(canvas.queryByText('Your decision')).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const NeedsNoReason = meta.story({
  play: async (context) => {
    await choose(context, 'Shortlist');
    await expect(context.canvas.getByLabelText(/^Reason ?\(optional\)/)).toBeVisible();
    await expect(context.canvas.queryByText(AGAINST)).toBeNull();
  },
});

export const NeedsAReason = meta.story({
  play: async (context) => {
    await choose(context, 'Decline');
    await expect(context.canvas.getByText(AGAINST)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Reason/)).toBeRequired();
  },
});

export const PhoneWithAReason = meta.story({
  ...NeedsAReason.input,
  globals: onPhone,
});

export const AsksForTheReason = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'Decline');
    await userEvent.click(canvas.getByRole('button', { name: 'Save decision' }));
    await expect(await canvas.findByText('Reason is required.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Reason/)).toHaveFocus());
  },
});

export const ShortlistsBelowAnInterview = meta.story({
  args: { analysis: poorFit },
  play: async (context) => {
    await choose(context, 'Shortlist');
    await expect(context.canvas.getByText(AGAINST)).toBeVisible();
  },
});

/** Texts that were read in part only have no verdict to go against. */
export const ReadInPart = meta.story({
  args: { analysis: { ...poorFit, read: { resume: true, notes: false, words: 80, in_part: true } } },
  play: async (context) => {
    await choose(context, 'Shortlist');
    await expect(context.canvas.queryByText(AGAINST)).toBeNull();
  },
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getRecordDecisionMockHandler201(pending));
  },
  play: async (context) => {
    await decline(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
});

const sent = fn<(input: DecisionInput) => void>();

export const Submitted = meta.story({
  beforeEach({ msw }) {
    sent.mockClear();
    const decisions = [shortlisted];
    msw.use(
      getListDecisionsMockHandler200(() => decisions),
      getRecordDecisionMockHandler201(async ({ request }) => {
        sent((await request.json()) as DecisionInput);
        decisions.unshift(declined);
        return declined;
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await decline(context);
    await expect(await canvas.findByText('Declined')).toBeVisible();
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      job_id: backendJob.id,
      decision: 'decline',
      reason: 'Filled from within.',
      scored_at: '2026-11-20T09:12:00Z',
    });
    await expect(canvas.queryByRole('button', { name: 'Save decision' })).toBeNull();
    await waitFor(() => expect(canvas.getByText('Declined').closest('[role=status]')).toHaveFocus());
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getRecordDecisionMockHandler500());
  },
  play: async (context) => {
    const { canvas } = context;
    await decline(context);
    await expect(await getNotifications(context).findByText(texts.failed)).toBeVisible();
    await expect(canvas.getByLabelText(/^Reason/)).toHaveValue('Filled from within.');
    await expect(canvas.getByRole('radio', { name: 'Decline' })).toBeChecked();
  },
});

export const KeepsTextWithoutAnAnswer = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('recordDecision'));
  },
  play: async (context) => {
    await decline(context);
    await expect(await getNotifications(context).findByText(texts.error)).toBeVisible();
    await expect(context.canvas.getByLabelText(/^Reason/)).toHaveValue('Filled from within.');
  },
});

export const AnalyzedAgainMeanwhile = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getRecordDecisionMockHandler409());
  },
  play: async (context) => {
    await decline(context);
    const said = await context.canvas.findAllByText(/analysed again since you opened the page/);
    await expect(said[0]).toBeVisible();
  },
});

export const ReasonRefused = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getRecordDecisionMockHandler422({
        detail: 'Some fields need another look.',
        code: 'validation_failed',
        errors: { reason: 'Say why: this decision goes against the verdict of the score.' },
      }),
    );
  },
  play: async (context) => {
    await decline(context);
    await expect(
      await context.canvas.findByText('Say why: this decision goes against the verdict of the score.'),
    ).toBeVisible();
  },
});

function Leaving(props: DecisionFormProps) {
  const [here, setHere] = useState(true);
  return (
    <>
      <Button onClick={() => setHere(!here)}>{here ? 'Leave' : 'Come back'}</Button>
      {here ? <DecisionForm {...props} /> : null}
    </>
  );
}

export const KeepsWhatWasTyped = meta.story({
  render: (args) => <Leaving {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'Hold');
    await userEvent.type(canvas.getByLabelText(/^Reason/), 'After the summer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(await canvas.findByLabelText(/^Reason/)).toHaveValue('After the summer.');
    await expect(canvas.getByText('You have unsaved changes.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Hold' })).toBeChecked();
  },
});
