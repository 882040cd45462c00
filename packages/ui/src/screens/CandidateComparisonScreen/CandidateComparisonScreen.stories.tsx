import {
  getCompareCandidatesMockHandler200,
  getCompareCandidatesMockHandler403,
  getCompareCandidatesMockHandler422,
  getCompareCandidatesMockHandler500,
} from '@cortex/api-client/analysis/mocks';
import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import {
  bareComparison,
  comparison,
  comparisonOfMissing,
  comparisonWithOneself,
} from '@cortex/api-client/fixtures/analysis';
import { longNamed, mara } from '@cortex/api-client/fixtures/candidates';
import { backendJob, jobs } from '@cortex/api-client/fixtures/jobs';
import { getListJobsMockHandler200, getListJobsMockHandler500 } from '@cortex/api-client/jobs/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { messages } from '../../feedback/messages.ts';
import { choose, getRowNames, screenMeta } from '../../stories/candidateComparison.tsx';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import {
  CandidateComparisonScreen,
  type CandidateComparisonScreenProps,
} from './CandidateComparisonScreen.tsx';
import type { Chosen } from './compareChosen.ts';

const meta = preview.meta({
  component: CandidateComparisonScreen,
  ...screenMeta,
});

async function compare(context: StoryContext, second?: string) {
  await choose(context, second);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Compare Candidates' }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What you will get' })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: /^First candidate/ })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(getListJobsMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading candidates and jobs...')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(getListCandidatesMockHandler200([]), getListJobsMockHandler200([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create Candidate' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create Job' })).toBeVisible();
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getListJobsMockHandler500());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const RecoversFromLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('listJobs'));
  },
  play: async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getListJobsMockHandler200(jobs));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('combobox', { name: /^Job/ })).toBeVisible();
  },
});

export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler200(pending));
  },
  play: async (context) => {
    await compare(context);
    await expect(await context.canvas.findByRole('button', { name: 'Comparing...' })).toBeDisabled();
  },
});

export const Submitted = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await compare(context);
    await expect(
      await getNotifications(context).findByText(messages.compareCandidates.success),
    ).toBeVisible();
    const recommendation = await canvas.findByRole('region', { name: 'Overall Recommendation' });
    await expect(recommendation).toHaveTextContent(comparison.comparison_summary ?? '');
    const first = within(canvas.getByRole('group', { name: 'Mara Lindqvist' }));
    await expect(first.getByRole('img', { name: 'Fit score 78%, strong fit' })).toBeVisible();
    const second = within(canvas.getByRole('group', { name: 'Tomas Okafor' }));
    await expect(second.getByRole('img', { name: 'Fit score 12%, little fit' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Kubernetes/ })).not.toHaveAttribute('data-differs');
    await expect(canvas.getByRole('row', { name: /^Go/ })).toHaveAttribute('data-differs');
    const open = canvas.getByRole('link', { name: 'Open the analysis of Tomas Okafor' });
    await expect(open).toHaveAttribute('href', '/resume-analysis?candidate=cnd_tomas&job=job_backend');
  },
});

export const Phone = meta.story({ ...Submitted.input, globals: onPhone });

export const WithTheBareMinimum = meta.story({
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler200(bareComparison));
  },
  play: async (context) => {
    await compare(context);
    await expect(await context.canvas.findByText('No recommendation')).toBeVisible();
    await expect(context.canvas.getAllByRole('img', { name: 'No score' })).toHaveLength(2);
    await expect(context.canvas.getAllByText('None identified')).toHaveLength(3);
  },
});

export const WithoutAMustHave = meta.story({
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler200(comparisonOfMissing));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await compare(context);
    const first = within(await canvas.findByRole('group', { name: 'Mara Lindqvist' }));
    await expect(first.getByText(/^A must-have is missing: Kubernetes\./)).toBeVisible();
    await expect(first.getByText(/^97 words/)).toBeVisible();
    const second = within(canvas.getByRole('group', { name: 'Tomas Okafor' }));
    await expect(second.getByText(/^2 must-haves are missing: Kubernetes, PostgreSQL\./)).toBeVisible();
    await expect(getRowNames(context)).toEqual([
      'Must-haves',
      'Analysis',
      'PostgreSQL',
      'Go',
      'The same for all',
      'Kubernetes',
      'REST APIs',
      'AWS certificate',
    ]);
    await expect(canvas.getByRole('row', { name: /^REST APIs .* Unclear, 9 points/ })).toBeVisible();
    await expect(canvas.getByText(/^Scored on 20 Nov 2026/)).toBeVisible();
    await userEvent.click(getNotifications(context).getByRole('button', { name: 'Dismiss' }));
  },
});

export const PhoneWithoutAMustHave = meta.story({ ...WithoutAMustHave.input, globals: onPhone });

export const RemarksThatBothAreTheSame = meta.story({
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler200(comparisonWithOneself));
  },
  play: async (context) => {
    await choose(context, 'Mara Lindqvist');
    await expect(await context.canvas.findByText('The same candidate as the first.')).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Compare Candidates' }));
    await expect(await context.canvas.findByText(/^You chose the same candidate twice/)).toBeVisible();
    await expect(context.canvas.getAllByRole('img', { name: 'Fit score 78%, strong fit' })).toHaveLength(2);
  },
});

export const LongTexts = meta.story({
  beforeEach({ msw }) {
    const { cnd_mara } = comparison.analyses ?? {};
    msw.use(
      getListCandidatesMockHandler200([mara, longNamed]),
      getCompareCandidatesMockHandler200({
        ...comparison,
        candidate2_id: longNamed.id,
        fit_scores: { ...comparison.fit_scores, [longNamed.id]: 61 },
        strengths: { ...comparison.strengths, [longNamed.id]: [longNamed.skills] },
        weaknesses: { ...comparison.weaknesses, [longNamed.id]: 'Kubernetes\nREST APIs' },
        analyses: cnd_mara ? { cnd_mara, [longNamed.id]: cnd_mara } : {},
      }),
    );
  },
  play: async (context) => {
    await compare(context, longNamed.name);
    await expect(await context.canvas.findByRole('group', { name: longNamed.name })).toBeVisible();
  },
});

export const SaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler500());
  },
  play: async (context) => {
    await compare(context);
    await expect(await getNotifications(context).findByText(messages.compareCandidates.failed)).toBeVisible();
    await expect(context.canvas.getByRole('combobox', { name: /^Second candidate/ })).toHaveDisplayValue(
      'Tomas Okafor',
    );
  },
});

export const Forbidden = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCompareCandidatesMockHandler403({
        detail: "Your organization's plan does not include this. An admin can upgrade the subscription.",
        code: 'upgrade_required',
      }),
    );
  },
  play: async (context) => {
    await compare(context);
    await expect(await getNotifications(context).findByText(messages.compareCandidates.failed)).toBeVisible();
    const ways = context.canvas.getAllByRole('link', { name: 'See what an upgrade adds' });
    await expect(ways[0]).toHaveAttribute('href', '/upgrade-needed');
  },
});

export const SaysWhenThereIsTooLittleToRead = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(
      getCompareCandidatesMockHandler422({
        detail: 'There are fewer than 30 words to read. Add a resume or write more notes.',
        code: 'too_little_text',
      }),
    );
  },
  play: async (context) => {
    await compare(context);
    await expect(await getNotifications(context).findByText(/^There are fewer than 30 words/)).toBeVisible();
  },
});

export const SaysWhenNobodyAnswers = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('compareCandidates'));
  },
  play: async (context) => {
    await compare(context);
    await expect(await getNotifications(context).findByText(messages.compareCandidates.error)).toBeVisible();
  },
});

export const RecoversFromSaveError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler500());
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await compare(context);
    await expect(await getNotifications(context).findByText(messages.compareCandidates.failed)).toBeVisible();
    msw.use(getCompareCandidatesMockHandler200(comparison));
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare Candidates' }));
    await expect(await canvas.findByRole('region', { name: 'Overall Recommendation' })).toBeVisible();
  },
});

/** What was chosen stands in the address, and is there again on the way back. */
function LeftAndOpenedAgain(props: CandidateComparisonScreenProps) {
  const [away, setAway] = useState(false);
  const [choice, setChoice] = useState<Chosen>({ candidateIds: [], jobId: '' });
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAway(!away)}>
        Leave or return
      </Button>
      {away ? null : <CandidateComparisonScreen {...props} initialChoice={choice} onChoose={setChoice} />}
    </>
  );
}

async function compareAndLeave(context: StoryContext) {
  const { canvas, userEvent } = context;
  await compare(context);
  await canvas.findByRole('region', { name: 'Overall Recommendation' });
  await userEvent.click(await getNotifications(context).findByRole('button', { name: 'Dismiss' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
  await expect(canvas.queryByRole('heading', { name: 'Candidate Comparison' })).toBeNull();
}

export const KeepsTheResultOnLeavingAndReturning = meta.story({
  render: (args) => <LeftAndOpenedAgain {...args} />,
  beforeEach({ msw }) {
    recordSent.mockClear();
    msw.use(
      getCompareCandidatesMockHandler200(() => {
        recordSent();
        return comparison;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await compareAndLeave(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await expect(await canvas.findByRole('region', { name: 'Overall Recommendation' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^First candidate/ })).toHaveDisplayValue(
      'Mara Lindqvist',
    );
    await expect(canvas.getByRole('combobox', { name: /^Second candidate/ })).toHaveDisplayValue(
      'Tomas Okafor',
    );
    await expect(canvas.getByRole('combobox', { name: /^Job/ })).toHaveDisplayValue(
      'Senior Backend Engineer',
    );
    await expect(recordSent).toHaveBeenCalledOnce();
  },
});

export const DropsTheResultWhenTheJobChanged = meta.story({
  render: (args) => <LeftAndOpenedAgain {...args} />,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await compareAndLeave(context);
    const changed = { ...backendJob, skills_required: 'Rust, PostgreSQL' };
    msw.use(getListJobsMockHandler200(jobs.map((other) => (other.id === backendJob.id ? changed : other))));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or return' }));
    await expect(await canvas.findByRole('heading', { name: 'What you will get' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Overall Recommendation' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: /^Job/ })).toHaveDisplayValue(
      'Senior Backend Engineer',
    );
  },
});

export const RequiresEveryChoice = meta.story({
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare Candidates' }));
    await expect(
      await getNotifications(context).findByText(messages.compareCandidates.incomplete),
    ).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^First candidate/ })).toHaveFocus();
    await expect(canvas.getByText('Choose a second candidate.')).toBeVisible();
    await expect(canvas.getByText('Choose a job.')).toBeVisible();
  },
});

export const SendsOnce = meta.story({
  beforeEach({ msw }) {
    msw.use(getCompareCandidatesMockHandler200(held.renew()));
  },
  play: async (context) => {
    await choose(context);
    await context.userEvent.dblClick(context.canvas.getByRole('button', { name: 'Compare Candidates' }));
    await waitFor(() => expect(held.send).toHaveBeenCalledOnce());
    held.release();
    await expect(await context.canvas.findByRole('region', { name: 'Overall Recommendation' })).toBeVisible();
    await expect(held.send).toHaveBeenCalledOnce();
  },
});

const recordSent = fn();

export const SaysAtOnceWhatThePlanLacks = meta.story({
  args: { plan: 'Basic' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Comparing candidates needs the Standard or the Premium plan.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what an upgrade adds' })).toHaveAttribute(
      'href',
      '/upgrade-needed',
    );
  },
});

const held = createHeldAnswer(comparison);
