import {
  getAnalyzeResumeMockHandler200,
  getCorrectFindingMockHandler200,
  getPreviewScoresMockHandler200,
} from '@cortex/api-client/analysis/mocks';
import { goodFit } from '@cortex/api-client/fixtures/analysis';
import { backendJob, backendReading } from '@cortex/api-client/fixtures/jobs';
import { scorePreview } from '@cortex/api-client/fixtures/vocabulary';
import {
  getListJobsMockHandler200,
  getReadJobCriteriaMockHandler200,
  getUpdateJobMockHandler200,
} from '@cortex/api-client/jobs/mocks';
import type { Job, JobInput, ResumeAnalysis } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { pickRecord } from '../../stories/pickRecord.ts';
import { screenMeta } from '../../stories/resumeAnalysis.tsx';
import { ResumeAnalysisScreen } from './ResumeAnalysisScreen.tsx';

let stored: Job;
let saves = 0;

const LINE = 'Moved twelve services into containers and ran them on three sites.';
const read: ResumeAnalysis = {
  ...goodFit,
  correctable: true,
  criteria: (goodFit.criteria ?? []).map((criterion) =>
    criterion.name === 'Kubernetes'
      ? { ...criterion, closest: { quote: LINE, source: 'resume' } }
      : criterion,
  ),
};
const corrected: ResumeAnalysis = {
  ...goodFit,
  correctable: true,
  fit_score: 100,
  criteria: (goodFit.criteria ?? []).map((criterion) =>
    criterion.name === 'Kubernetes'
      ? {
          ...criterion,
          met: true,
          credit: 1,
          evidence: [{ quote: LINE, source: 'resume' }],
          correction: {
            finding: 'shown',
            by: { id: 'usr_one', full_name: 'User 1' },
            at: '2026-11-20T10:05:00Z',
          },
        }
      : criterion,
  ),
};
const afterChange: ResumeAnalysis = { ...goodFit, fit_score: 84, scored_at: '2026-11-20T11:00:00Z' };

const meta = preview.meta({
  title: 'ResumeAnalysisScreen',
  component: ResumeAnalysisScreen,
  ...screenMeta,
  args: { ...screenMeta.args, candidateId: 'cnd_mara', jobId: 'job_backend' },
  beforeEach({ msw }) {
    stored = backendJob;
    saves = 0;
    msw.use(
      getAnalyzeResumeMockHandler200(() => (saves > 0 ? afterChange : read)),
      getCorrectFindingMockHandler200(corrected),
      getReadJobCriteriaMockHandler200(backendReading),
      getPreviewScoresMockHandler200(scorePreview),
      getListJobsMockHandler200(() => [stored]),
      getUpdateJobMockHandler200(async ({ request }) => {
        const input: JobInput = JSON.parse(await request.clone().text());
        saves += 1;
        stored = { ...stored, ...input };
        return stored;
      }),
    );
  },
});

async function correct({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: /^This shows it: Kubernetes/ }));
  await expect(await canvas.findByText(/Marked as shown by User 1/)).toBeVisible();
}

/** What a correction leaves for the ranking is not from before the criteria were changed. */
export const CriteriaChangeAfterACorrection = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await correct(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change criteria' }));
    const dialog = within(
      await canvas.findByRole('dialog', { name: /^Criteria of Senior Backend Engineer/ }),
    );
    const importance = await dialog.findByRole('combobox', { name: 'How much Go counts' });
    await userEvent.selectOptions(importance, 'Leave out');
    await userEvent.click(dialog.getByRole('button', { name: 'Save criteria' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('img', { name: /^Fit score 84%/ })).toBeVisible();

    await pickRecord(context, /^Candidate/, 'All candidates');
    (await canvas.findByRole('listbox', { name: /^Candidates for/ })).focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await canvas.findByRole('region', { name: 'Mara Lindqvist' }));
    await expect(await panel.findByRole('img', { name: /^Fit score/ })).toHaveAccessibleName(
      /^Fit score 84%/,
    );
  },
});
