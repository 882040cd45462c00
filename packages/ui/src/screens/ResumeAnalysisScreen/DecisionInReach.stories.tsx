import { getAnalyzeResumeMockHandler200 } from '@cortex/api-client/analysis/mocks';
import { missingMustHave } from '@cortex/api-client/fixtures/analysis';
import { declined } from '@cortex/api-client/fixtures/ledger';
import { getListDecisionsMockHandler200 } from '@cortex/api-client/ledger/mocks';
import type { ResumeAnalysis } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { pickRecord } from '../../stories/pickRecord.ts';
import { screenMeta, untilDecisionIsShown } from '../../stories/resumeAnalysis.tsx';
import { ResumeAnalysisScreen } from './ResumeAnalysisScreen.tsx';

const meta = preview.meta({
  title: 'ResumeAnalysisScreen',
  component: ResumeAnalysisScreen,
  ...screenMeta,
});

const long: ResumeAnalysis = {
  ...missingMustHave,
  criteria: [1, 2, 3].flatMap((part) =>
    (missingMustHave.criteria ?? []).map((criterion) => ({
      ...criterion,
      name: `${criterion.name} ${part}`,
    })),
  ),
};

async function openRow(context: StoryContext): Promise<HTMLElement> {
  await pickRecord(context, /^Candidate/, 'All candidates');
  await pickRecord(context, /^Job/, 'Senior Backend Engineer');
  const list = await context.canvas.findByRole('listbox', { name: /^Candidates for/ });
  await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(2));
  list.focus();
  await context.userEvent.keyboard('{Enter}');
  return context.canvas.findByRole('region', { name: 'Mara Lindqvist' });
}

/** Nothing of an element lies below the window, or below what it is to stand above. */
function expectAbove(element: Element, edge: number) {
  expect(Math.floor(element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(Math.ceil(edge));
}

export const DecisionStaysInReach = meta.story({
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(long));
  },
  play: async (context) => {
    const panel = await openRow(context);
    await untilDecisionIsShown(context);
    const decision = within(panel).getByRole('region', { name: 'Your decision' });
    const text = within(panel).getByRole('group', { name: 'Mara Lindqvist' });
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    expectAbove(decision, window.innerHeight);
    const last = await within(panel).findByRole('button', { name: 'How this score is made' });
    last.focus();
    expectAbove(last, decision.getBoundingClientRect().top);
  },
});

export const DecisionStaysInReachOnAPhone = meta.story({ ...DecisionStaysInReach.input, globals: onPhone });

/** What was decided, and why, stands beside the buttons that change it. */
export const DecidedInThePanel = meta.story({
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(long), getListDecisionsMockHandler200([declined]));
  },
  play: async (context) => {
    const panel = await openRow(context);
    await expect(await within(panel).findByText('Declined')).toBeVisible();
    await expect(within(panel).getByText('The role was filled', { exact: false })).toBeVisible();
  },
});

export const DecidedOnAPhone = meta.story({ ...DecidedInThePanel.input, globals: onPhone });

export const DecidesOnAPhone = meta.story({
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(long));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const panel = await openRow(context);
    await untilDecisionIsShown(context);
    await userEvent.click(within(panel).getByText('Shortlist', { selector: 'label span' }));
    await expect(await canvas.findByLabelText(/^Reason/)).toBeVisible();
    const decision = within(panel).getByRole('region', { name: 'Your decision' });
    expectAbove(canvas.getByRole('button', { name: 'Save decision' }), window.innerHeight);
    await expect(decision.getBoundingClientRect().height).toBeLessThan(window.innerHeight * 0.6);
  },
  globals: onPhone,
});

/** On a page of its own the decision is at the window's foot while the analysis scrolls, and below its end. */
export const DecisionStaysAtTheFootOfThePage = meta.story({
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(long));
  },
  play: async (context) => {
    const { canvas } = context;
    await pickRecord(context, /^Candidate/, 'Mara Lindqvist');
    await pickRecord(context, /^Job/, 'Senior Backend Engineer');
    await context.userEvent.click(canvas.getByRole('button', { name: 'Analyze Resume' }));
    await untilDecisionIsShown(context);
    const decision = canvas.getByRole('region', { name: 'Your decision' });
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight * 1.5);
    expectAbove(decision, window.innerHeight);
    await expect(decision.getBoundingClientRect().height).toBeLessThan(window.innerHeight / 3);
    for (const button of canvas.getAllByRole('button', { name: /^Show in the resume/ })) {
      button.focus();
      expectAbove(button, decision.getBoundingClientRect().top);
    }
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = canvas.getByRole('button', { name: 'How this score is made' });
    expectAbove(last, decision.getBoundingClientRect().top);
  },
});

export const DecisionStaysAtTheFootOfAPhone = meta.story({
  ...DecisionStaysAtTheFootOfThePage.input,
  globals: onPhone,
});
