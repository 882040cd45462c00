import {
  getAnalyzeResumeMockHandler200,
  getAnalyzeResumesMockHandler200,
  getCorrectFindingMockHandler200,
} from '@cortex/api-client/analysis/mocks';
import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import { goodFit } from '@cortex/api-client/fixtures/analysis';
import { mara, tomas } from '@cortex/api-client/fixtures/candidates';
import type { AnalysesRequest, ResumeAnalysis } from '@cortex/api-client/model';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { pickRecord } from '../../stories/pickRecord.ts';
import { screenMeta, untilDecisionIsShown } from '../../stories/resumeAnalysis.tsx';
import { ResumeAnalysisScreen } from './ResumeAnalysisScreen.tsx';

const LINE = 'Moved twelve services into containers and ran them on three sites.';
const FAILED = 'Something went wrong on the server.';

const withKubernetes = (change: object): ResumeAnalysis => ({
  ...goodFit,
  correctable: true,
  criteria: (goodFit.criteria ?? []).map((criterion) =>
    criterion.name === 'Kubernetes' ? { ...criterion, ...change } : criterion,
  ),
});
const corrected = withKubernetes({
  met: true,
  credit: 1,
  evidence: [{ quote: LINE, source: 'resume' }],
  correction: { finding: 'shown', by: { id: 'usr_one', full_name: 'User 1' }, at: '2026-11-20T10:05:00Z' },
});

const meta = preview.meta({
  title: 'ResumeAnalysisScreen',
  component: ResumeAnalysisScreen,
  ...screenMeta,
  beforeEach({ msw }) {
    msw.use(
      getListCandidatesMockHandler200([mara, tomas]),
      getAnalyzeResumesMockHandler200(async ({ request }) => {
        const { pairs }: AnalysesRequest = JSON.parse(await request.clone().text());
        return {
          results: pairs.map((pair) => ({
            ...pair,
            error: { detail: FAILED, code: 'internal_error' as const },
          })),
        };
      }),
      getAnalyzeResumeMockHandler200(withKubernetes({ closest: { quote: LINE, source: 'resume' } })),
      getCorrectFindingMockHandler200({ ...corrected, fit_score: 100 }),
    );
  },
});

/** Who had no analysis in the ranking has the corrected one, and no refusal beside it. */
export const CorrectionOfARefusedRow = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await pickRecord(context, /^Candidate/, 'All candidates');
    await pickRecord(context, /^Job/, 'Senior Backend Engineer');
    const findRow = async () => within(await canvas.findByRole('option', { name: /Mara Lindqvist/ }));
    await expect((await findRow()).getByText(FAILED)).toBeVisible();
    // The rows of the ranking are options as well.
    await pickRecord(context, /^Candidate/, /^Mara Lindqvist.*@/);
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Resume' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^This shows it: Kubernetes/ }));
    await expect(await canvas.findByText(/Marked as shown by User 1/)).toBeVisible();
    await untilDecisionIsShown(context);

    await pickRecord(context, /^Candidate/, 'All candidates');
    await expect((await findRow()).getByText('100')).toBeVisible();
    await expect((await findRow()).queryByText(FAILED)).toBeNull();
  },
});
