import {
  getAnalyzeResumeMockHandler200,
  getAnalyzeResumeMockHandler500,
  getPreviewScoresMockHandler200,
} from '@cortex/api-client/analysis/mocks';
import { goodFit, poorFit } from '@cortex/api-client/fixtures/analysis';
import { backendJob, backendReading } from '@cortex/api-client/fixtures/jobs';
import { scorePreview } from '@cortex/api-client/fixtures/vocabulary';
import {
  getListJobsMockHandler200,
  getReadJobCriteriaMockHandler200,
  getUpdateJobMockHandler200,
} from '@cortex/api-client/jobs/mocks';
import type { AnalysisRequest, Job, JobInput, ResumeAnalysis } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { messages } from '../../feedback/messages.ts';
import { clearToasts } from '../../feedback/Toaster/toaster.ts';
import { createHeldAnswer } from '../../stories/createHeldAnswer.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { pickRecord } from '../../stories/pickRecord.ts';
import { screenMeta, untilDecisionIsShown } from '../../stories/resumeAnalysis.tsx';
import { ResumeAnalysisScreen } from './ResumeAnalysisScreen.tsx';

/** The job as the server has it. */
let stored: Job;
/** How often it was saved. */
let saves = 0;

const afterOne: ResumeAnalysis = { ...goodFit, fit_score: 84, scored_at: '2026-11-20T11:00:00Z' };
const afterTwo: ResumeAnalysis = { ...goodFit, fit_score: 97, scored_at: '2026-11-20T11:01:00Z' };
const score = {
  before: /^Fit score 78%/,
  afterOne: /^Fit score 84%/,
  afterTwo: /^Fit score 97%/,
  poor: /^Fit score 4%/,
};

const BEFORE = 'This is the analysis from before the change.';

/** Holds the change of the job until a story releases it. */
const heldSave = createHeldAnswer(null);
const heldAnalysis = createHeldAnswer(afterOne);

const meta = preview.meta({
  title: 'ResumeAnalysisScreen',
  component: ResumeAnalysisScreen,
  ...screenMeta,
  args: { ...screenMeta.args, candidateId: 'cnd_mara', jobId: 'job_backend' },
  beforeEach({ msw }) {
    stored = backendJob;
    saves = 0;
    heldSave.renew();
    heldAnalysis.renew();
    msw.use(
      getAnalyzeResumeMockHandler200(() => (saves > 0 ? afterOne : goodFit)),
      getReadJobCriteriaMockHandler200(backendReading),
      getPreviewScoresMockHandler200(scorePreview),
      getListJobsMockHandler200(() => [stored]),
      getUpdateJobMockHandler200(async ({ request }) => save(JSON.parse(await request.clone().text()))),
    );
  },
});

function save(input: JobInput): Job {
  saves += 1;
  stored = { ...stored, ...input };
  return stored;
}

/** The link of both shows their analysis. */
async function analyze({ canvas }: StoryContext) {
  await expect(await canvas.findByRole('img', { name: score.before })).toBeVisible();
}

async function saveWithout(context: StoryContext, name: string) {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Change criteria' }));
  const dialog = within(await canvas.findByRole('dialog', { name: /^Criteria of Senior Backend Engineer/ }));
  const importance = await dialog.findByRole('combobox', { name: `How much ${name} counts` });
  await userEvent.selectOptions(importance, 'Leave out');
  await userEvent.click(dialog.getByRole('button', { name: 'Save criteria' }));
  return dialog;
}

/** Lets the change be answered, and waits for the renewal that follows. */
async function releaseSave(context: StoryContext) {
  const notifications = getNotifications(context);
  clearToasts();
  await waitFor(() => expect(notifications.queryByText(messages.analyzeResume.success)).toBeNull());
  heldSave.release();
  await expect(await notifications.findByText(messages.analyzeResume.success)).toBeVisible();
}

async function untilDialogIsGone({ canvas }: StoryContext) {
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
}

/** What comes after the person has gone on to somebody else is kept for whom it is about. */
export const RenewalStaysWithItsCandidate = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getAnalyzeResumeMockHandler200(async ({ request }) => {
        const { candidate_id }: AnalysisRequest = JSON.parse(await request.clone().text());
        if (candidate_id !== 'cnd_mara') return poorFit;
        return saves > 0 ? afterOne : goodFit;
      }),
      getUpdateJobMockHandler200(async ({ request }) => {
        const input: JobInput = JSON.parse(await request.clone().text());
        await heldSave.send();
        return save(input);
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await analyze(context);
    const dialog = await saveWithout(context, 'Go');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await untilDialogIsGone(context);
    await pickRecord(context, /^Candidate/, 'Tomas Okafor');
    await releaseSave(context);
    await expect(canvas.queryByRole('img', { name: /^Fit score/ })).toBeNull();
    await pickRecord(context, /^Candidate/, 'Mara Lindqvist');
    await expect(await canvas.findByRole('img', { name: score.afterOne })).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

/** Criteria that are saved while the analysis is renewed are in the one that is shown in the end. */
export const RenewalOfASecondChange = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getAnalyzeResumeMockHandler200(() => {
        if (saves === 0) return goodFit;
        return saves === 1 ? heldAnalysis.send() : afterTwo;
      }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await analyze(context);
    await saveWithout(context, 'Go');
    await untilDialogIsGone(context);
    await waitFor(() => expect(heldAnalysis.send).toHaveBeenCalled());
    await expect(canvas.getByRole('img', { name: score.before })).toBeVisible();
    await saveWithout(context, 'PostgreSQL');
    await untilDialogIsGone(context);
    heldAnalysis.release();
    await expect(await canvas.findByRole('img', { name: score.afterTwo })).toBeVisible();
    await expect(canvas.queryByText(BEFORE)).toBeNull();
    await untilDecisionIsShown(context);
  },
});

/** What was begun on the analysis from before goes on when the next one comes. */
export const RenewalLeavesTheDialogOpen = meta.story({
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(() => (saves === 0 ? goodFit : heldAnalysis.send())));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await analyze(context);
    await saveWithout(context, 'Go');
    await untilDialogIsGone(context);
    await waitFor(() => expect(heldAnalysis.send).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Change criteria' }));
    const dialog = await canvas.findByRole('dialog', { name: /^Criteria of Senior Backend Engineer/ });
    heldAnalysis.release();
    await waitFor(() => expect(canvas.queryByText(BEFORE)).toBeNull());
    await expect(dialog).toBeVisible();
    await expect(await within(dialog).findByText('+19')).toBeVisible();
  },
});

/** Without an answer the analysis from before stays, says so, and can be asked for again. */
export const RenewalFails = meta.story({
  parameters: { expectsFailure: true },
  play: async (context) => {
    const { canvas, msw } = context;
    await analyze(context);
    msw.use(getAnalyzeResumeMockHandler500());
    await saveWithout(context, 'Go');
    await untilDialogIsGone(context);
    await expect(await getNotifications(context).findByText(messages.analyzeResume.failed)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Analyze again' })).toBeVisible();
    await expect(canvas.getByText(BEFORE)).toBeVisible();
    await expect(canvas.getByRole('img', { name: score.before })).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

export const RenewalFailsOnAPhone = meta.story({ ...RenewalFails.input, globals: onPhone });

export const RenewalIsTriedAgain = meta.story({
  ...RenewalFails.input,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await analyze(context);
    msw.use(getAnalyzeResumeMockHandler500());
    await saveWithout(context, 'Go');
    await untilDialogIsGone(context);
    const again = await canvas.findByRole('button', { name: 'Analyze again' });
    msw.use(getAnalyzeResumeMockHandler200(afterOne));
    await userEvent.click(again);
    await expect(await canvas.findByRole('img', { name: score.afterOne })).toBeVisible();
    await expect(canvas.queryByText(BEFORE)).toBeNull();
    await untilDecisionIsShown(context);
  },
});

/** Who leaves before the change is answered finds the analysis of the changed job on the way back. */
export const RenewalAfterThePageWasLeft = meta.story({
  beforeEach: RenewalStaysWithItsCandidate.input.beforeEach ?? [],
  render: function Leaving(args) {
    const [here, setHere] = useState(true);
    return (
      <>
        <Button onClick={() => setHere(!here)}>{here ? 'Leave' : 'Come back'}</Button>
        {here ? <ResumeAnalysisScreen {...args} /> : null}
      </>
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await analyze(context);
    const dialog = await saveWithout(context, 'Go');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await untilDialogIsGone(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await releaseSave(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(await canvas.findByRole('img', { name: score.afterOne })).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

/** A first analysis that takes its time keeps nobody from the next one, and each stands under its own name. */
export const AnotherIsAnalyzedMeanwhile = meta.story({
  beforeEach({ msw }) {
    msw.use(
      getAnalyzeResumeMockHandler200(async ({ request }) => {
        const { candidate_id }: AnalysisRequest = JSON.parse(await request.clone().text());
        return candidate_id === 'cnd_mara' ? heldAnalysis.send() : poorFit;
      }),
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(heldAnalysis.send).toHaveBeenCalledOnce());
    await pickRecord(context, /^Candidate/, 'Tomas Okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Resume' }));
    await expect(await canvas.findByRole('img', { name: score.poor })).toBeVisible();
    heldAnalysis.release();
    await pickRecord(context, /^Candidate/, 'Mara Lindqvist');
    await expect(await canvas.findByRole('img', { name: score.afterOne })).toBeVisible();
    await untilDecisionIsShown(context);
  },
});
