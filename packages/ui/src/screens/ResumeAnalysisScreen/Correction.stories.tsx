import {
  getAnalyzeResumeMockHandler200,
  getCorrectFindingMockHandler200,
  getCorrectFindingMockHandler422,
} from '@cortex/api-client/analysis/mocks';
import { goodFit } from '@cortex/api-client/fixtures/analysis';
import { networkDown } from '@cortex/api-client/mocks/handlers';
import type { CorrectionInput, Criterion, ResumeAnalysis } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { pickRecord } from '../../stories/pickRecord.ts';
import { screenMeta, untilDecisionIsShown } from '../../stories/resumeAnalysis.tsx';
import { ResumeAnalysisScreen } from './ResumeAnalysisScreen.tsx';

const LINE = 'Moved twelve services into containers and ran them on three sites.';
const texts = extensionMessages.correctFinding;

const isMissing = ({ name }: Criterion) => name === 'Kubernetes';
const read: ResumeAnalysis = {
  ...goodFit,
  correctable: true,
  criteria: (goodFit.criteria ?? []).map((criterion) =>
    isMissing(criterion) ? { ...criterion, closest: { quote: LINE, source: 'resume' } } : criterion,
  ),
};
const corrected: ResumeAnalysis = {
  ...read,
  fit_score: 100,
  criteria: (goodFit.criteria ?? []).map((criterion) =>
    isMissing(criterion)
      ? {
          ...criterion,
          met: true,
          credit: 1,
          evidence: [{ quote: LINE, source: 'resume' }],
          remark: 'A person marked this line as showing it.',
          correction: {
            finding: 'shown',
            by: { id: 'usr_one', full_name: 'User 1' },
            at: '2026-11-20T10:05:00Z',
          },
        }
      : criterion,
  ),
};

const heldCorrection = createHeldAnswer(corrected);

const meta = preview.meta({
  title: 'ResumeAnalysisScreen',
  component: ResumeAnalysisScreen,
  ...screenMeta,
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(read), getCorrectFindingMockHandler200(corrected));
  },
});

async function correct(context: StoryContext) {
  const { canvas, userEvent } = context;
  await pickRecord(context, /^Candidate/, 'Mara Lindqvist');
  await pickRecord(context, /^Job/, 'Senior Backend Engineer');
  await userEvent.click(canvas.getByRole('button', { name: 'Analyze Resume' }));
  await userEvent.click(await canvas.findByRole('button', { name: /^This shows it: Kubernetes/ }));
}

export const CorrectsAFinding = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await correct(context);
    await expect(await canvas.findByText(/Marked as shown by User 1, 20 Nov 2026/)).toBeVisible();
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo the correction of Kubernetes' })).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

/** On the way back it is there, as it is on the server. */
export const CorrectionIsThereOnTheWayBack = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await correct(context);
    await expect(await canvas.findByText(/Marked as shown by User 1/)).toBeVisible();
    await pickRecord(context, /^Candidate/, 'Tomas Okafor');
    await expect(canvas.queryByText(/Marked as shown by User 1/)).toBeNull();
    await pickRecord(context, /^Candidate/, 'Mara Lindqvist');
    await expect(await canvas.findByText(/Marked as shown by User 1/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^This shows it: Kubernetes/ })).toBeNull();
    await untilDecisionIsShown(context);
  },
});

/** Also where the person went on before it was answered. */
export const CorrectionArrivesLater = meta.story({
  beforeEach({ msw }) {
    heldCorrection.renew();
    msw.use(getCorrectFindingMockHandler200(() => heldCorrection.send()));
  },
  play: async (context) => {
    const { canvas } = context;
    await correct(context);
    await waitFor(() => expect(heldCorrection.send).toHaveBeenCalled());
    await pickRecord(context, /^Candidate/, 'Tomas Okafor');
    heldCorrection.release();
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
    await pickRecord(context, /^Candidate/, 'Mara Lindqvist');
    await expect(await canvas.findByText(/Marked as shown by User 1/)).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

export const CorrectionIsRefused = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getCorrectFindingMockHandler422());
  },
  play: async (context) => {
    await correct(context);
    await expect(await getNotifications(context).findByText(texts.failed)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: /^This shows it: Kubernetes/ })).toBeEnabled();
    await untilDecisionIsShown(context);
  },
});

export const CorrectionGetsNoAnswer = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('correctFinding'));
  },
  play: async (context) => {
    await correct(context);
    await expect(await getNotifications(context).findByText(texts.error)).toBeVisible();
    await expect(context.canvas.getByText('Closest line, please judge')).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

/** What is corrected in a ranking is corrected in the analysis of the same pair, and the other way round. */
export const CorrectionHoldsInTheRanking = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getCorrectFindingMockHandler200(async ({ request }) => {
        const { finding }: CorrectionInput = JSON.parse(await request.clone().text());
        return finding === 'as_read' ? read : corrected;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const findRow = async () => within(await canvas.findByRole('option', { name: /^\W*1.*Mara Lindqvist/s }));
    const UNDO = 'Undo the correction of Kubernetes';
    await pickRecord(context, /^Candidate/, 'All candidates');
    await pickRecord(context, /^Job/, 'Senior Backend Engineer');
    await expect((await findRow()).getByText('78')).toBeVisible();
    await correct(context);
    await expect(await canvas.findByText(/Marked as shown by User 1/)).toBeVisible();

    await pickRecord(context, /^Candidate/, 'All candidates');
    await expect((await findRow()).getByText('100')).toBeVisible();
    (await canvas.findByRole('listbox', { name: /^Candidates for/ })).focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await canvas.findByRole('region', { name: 'Mara Lindqvist' }));
    await userEvent.click(await panel.findByRole('button', { name: UNDO }));
    await expect(await panel.findByRole('button', { name: /^This shows it: Kubernetes/ })).toBeVisible();
    await expect((await findRow()).getByText('78')).toBeVisible();

    await pickRecord(context, /^Candidate/, 'Mara Lindqvist');
    await expect(await canvas.findByRole('button', { name: /^This shows it: Kubernetes/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: UNDO })).toBeNull();
    await untilDecisionIsShown(context);
  },
});
