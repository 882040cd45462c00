import {
  getAnalyzeResumeMockHandler200,
  getCorrectFindingMockHandler200,
  getCorrectFindingMockHandler422,
} from '@cortex/api-client/analysis/mocks';
import { goodFit } from '@cortex/api-client/fixtures/analysis';
import { networkDown } from '@cortex/api-client/mocks/handlers';
import type { Criterion, ResumeAnalysis } from '@cortex/api-client/model';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { pickRecord } from '../../stories/pickRecord.ts';
import { screenMeta, untilDecisionIsShown } from '../../stories/resumeAnalysis.tsx';

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

const meta = {
  title: 'ResumeAnalysisScreen',
  ...screenMeta,
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(read), getCorrectFindingMockHandler200(corrected));
  },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

async function correct(context: StoryContext) {
  const { canvas, userEvent } = context;
  await pickRecord(context, /^Candidate/, 'Mara Lindqvist');
  await pickRecord(context, /^Job/, 'Senior Backend Engineer');
  await userEvent.click(canvas.getByRole('button', { name: 'Analyze Resume' }));
  await userEvent.click(await canvas.findByRole('button', { name: /^This shows it: Kubernetes/ }));
}

export const CorrectsAFinding: Story = {
  play: async (context) => {
    const { canvas } = context;
    await correct(context);
    await expect(await canvas.findByText(/Marked as shown by User 1, 20 Nov 2026/)).toBeVisible();
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo the correction of Kubernetes' })).toBeVisible();
    await untilDecisionIsShown(context);
  },
};

export const CorrectionIsRefused: Story = {
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
};

export const CorrectionGetsNoAnswer: Story = {
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
};
