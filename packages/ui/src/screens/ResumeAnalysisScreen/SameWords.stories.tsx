import {
  getAddVocabularyTermMockHandler422,
  getAnalyzeResumeMockHandler200,
  getPreviewScoresMockHandler200,
} from '@cortex/api-client/analysis/mocks';
import { goodFit } from '@cortex/api-client/fixtures/analysis';
import { scorePreview } from '@cortex/api-client/fixtures/vocabulary';
import { absent, networkDown } from '@cortex/api-client/mocks/handlers';
import type { ResumeAnalysis } from '@cortex/api-client/model';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { screenMeta, untilDecisionIsShown } from '../../stories/resumeAnalysis.tsx';
import { ResumeAnalysisScreen } from './ResumeAnalysisScreen.tsx';

const LINE = 'Looked after the container clusters of three sites.';
const texts = extensionMessages.addVocabularyTerm;

const corrected: ResumeAnalysis = {
  ...goodFit,
  correctable: true,
  criteria: (goodFit.criteria ?? []).map((criterion) =>
    criterion.name === 'Kubernetes'
      ? {
          ...criterion,
          met: true,
          credit: 1,
          evidence: [{ quote: LINE, source: 'resume' }],
          remark: 'A person marked this line as showing it.',
          suggested_words: 'container clusters',
          correction: {
            finding: 'shown',
            by: { id: 'usr_one', full_name: 'User 1' },
            at: '2026-11-20T10:05:00Z',
          },
        }
      : criterion,
  ),
};

const meta = preview.meta({
  title: 'ResumeAnalysisScreen',
  component: ResumeAnalysisScreen,
  ...screenMeta,
  args: { ...screenMeta.args, candidateId: 'cnd_mara', jobId: 'job_backend' },
  beforeEach({ msw }) {
    msw.use(getAnalyzeResumeMockHandler200(corrected), getPreviewScoresMockHandler200(scorePreview));
  },
});

async function analyze({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Analyze Resume' }));
  await expect(await canvas.findByText(/Marked as shown by User 1/)).toBeVisible();
}

async function look(context: StoryContext) {
  await analyze(context);
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Look at the same words for Kubernetes' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'The same words in other candidates' }));
  await expect(await dialog.findByText('+19')).toBeVisible();
  return dialog;
}

export const SameWordsInOthers = meta.story({
  play: async (context) => {
    await analyze(context);
    await expect(
      await context.canvas.findByText('The same words, “container clusters”, are in 3 other candidates'),
    ).toBeVisible();
    await untilDecisionIsShown(context);
  },
});

export const LooksAtTheSameWords = meta.story({
  play: async (context) => {
    const dialog = await look(context);
    await expect(dialog.getByText('2 of 3 scores would change.')).toBeVisible();
  },
});

export const LooksAtTheSameWordsOnAPhone = meta.story({
  ...LooksAtTheSameWords.input,
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const LetsTheWordsCount = meta.story({
  play: async (context) => {
    const dialog = await look(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Let them count' }));
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByText(/^This is the analysis from before/)).toBeNull());
    await untilDecisionIsShown(context);
  },
});

export const WordsAreRefused = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getAddVocabularyTermMockHandler422());
  },
  play: async (context) => {
    const dialog = await look(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Let them count' }));
    await expect(await dialog.findByText(texts.failed)).toBeVisible();
    await expect(dialog.getByLabelText('Words that count as Kubernetes')).toHaveValue('container clusters');
  },
});

export const SameWordsInNobody = meta.story({
  beforeEach({ msw }) {
    msw.use(getPreviewScoresMockHandler200({ total: 1, results: scorePreview.results.slice(0, 1) }));
  },
  play: async (context) => {
    await analyze(context);
    await untilDecisionIsShown(context);
    await expect(context.canvas.queryByText(/^The same words/)).toBeNull();
  },
});

export const SameWordsWithoutTheExtension = meta.story({
  beforeEach({ msw }) {
    msw.use(absent('previewScores'));
  },
  play: SameWordsInNobody.play,
});

export const SameWordsCannotBeCounted = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('previewScores'));
  },
  play: SameWordsInNobody.play,
});
