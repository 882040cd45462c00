import {
  getAnalyzeResumeMockHandler200,
  getGetReceiptMockHandler200,
} from '@cortex/api-client/analysis/mocks';
import { goodFit, receipt } from '@cortex/api-client/fixtures/analysis';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { getNotifications } from '../../stories/getNotifications.ts';
import { screenMeta } from '../../stories/resumeAnalysis.tsx';
import { ResumeAnalysisScreen } from './ResumeAnalysisScreen.tsx';

const texts = extensionMessages.getReceipt;

const meta = preview.meta({
  title: 'ResumeAnalysisScreen',
  component: ResumeAnalysisScreen,
  ...screenMeta,
  args: { ...screenMeta.args, candidateId: 'cnd_mara', jobId: 'job_backend' },
  beforeEach({ msw }) {
    msw.use(
      getAnalyzeResumeMockHandler200({ ...goodFit, has_receipt: true }),
      getGetReceiptMockHandler200(receipt),
    );
  },
});

async function takeReceipt({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Analyze Resume' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Receipt' }));
}

export const GivesAReceipt = meta.story({
  async play(context) {
    await takeReceipt(context);
    await expect(await getNotifications(context).findByText(texts.success)).toBeVisible();
  },
});

export const DownloadingAReceipt = meta.story({
  beforeEach({ msw }) {
    msw.use(getGetReceiptMockHandler200(pending));
  },
  async play(context) {
    await takeReceipt(context);
    await expect(await context.canvas.findByRole('button', { name: 'Downloading...' })).toBeDisabled();
  },
});

export const ReceiptFailed = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('getReceipt'));
  },
  async play(context) {
    await takeReceipt(context);
    await expect(await getNotifications(context).findByText(texts.error)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Receipt' })).toBeEnabled();
  },
});
