import {
  getListAnalysesMockHandler200,
  getListAnalysesMockHandler500,
} from '@cortex/api-client/analysis/mocks';
import { earlierAnalyses, manyEarlierAnalyses } from '@cortex/api-client/fixtures/analysis';
import { mara } from '@cortex/api-client/fixtures/candidates';
import { absent, networkDown } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { failsToLoad, staysLoading } from '../../stories/loadStories.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { AnalysisHistory } from './AnalysisHistory.tsx';

const meta = preview.meta({
  component: AnalysisHistory,
  args: {
    candidateId: mara.id,
    getAnalysisHref: ({ candidateId, jobId }) => `/resume-analysis?candidate=${candidateId}&job=${jobId}`,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 20, maxWidth: 420 }}>
        <h2>{mara.name}</h2>
        {Story()}
      </div>
    ),
  ],
  beforeEach({ msw }) {
    msw.use(getListAnalysesMockHandler200(earlierAnalyses));
  },
});

export const Some = meta.story({
  beforeEach({ msw }) {
    msw.use(getListAnalysesMockHandler200(earlierAnalyses.toReversed()));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Analyses' });
    const links = await canvas.findAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Senior Backend Engineer',
      'Staff Accountant',
    ]);
    await expect(links[0]).toHaveAttribute('href', '/resume-analysis?candidate=cnd_mara&job=job_backend');
    await expect(canvas.getByRole('img', { name: 'Fit score 78%, strong fit' })).toBeVisible();
    await expect(canvas.getByText('Strong fit · 20 Nov 2026')).toBeVisible();
    await expect(canvas.getAllByText(/have changed since/)).toHaveLength(1);
  },
});

export const Phone = meta.story({ ...Some.input, globals: onPhone });

export const Many = meta.story({
  beforeEach({ msw }) {
    msw.use(getListAnalysesMockHandler200(manyEarlierAnalyses));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(30);
  },
});

export const SearchesByJob = meta.story({
  ...Many.input,
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search by job' });
    const all = canvas.getAllByRole('link').length;
    await userEvent.type(search, canvas.getAllByRole('link')[3]?.textContent ?? '');
    await expect(canvas.getByRole('status')).toHaveTextContent(`of ${all}`);
    await expect(canvas.getAllByRole('link').length).toBeLessThan(all);
    await userEvent.type(search, ' of nowhere');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^No job contains/);
  },
});

export const Loading = meta.story(staysLoading(getListAnalysesMockHandler200, 'Loading analyses...'));

export const LoadError = meta.story(
  failsToLoad(getListAnalysesMockHandler500, extensionMessages.loadAnalyses),
);

export const RecoversFromLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('listAnalyses'));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getListAnalysesMockHandler200(earlierAnalyses));
    await userEvent.click(retry);
    await expect(await canvas.findAllByRole('link')).toHaveLength(2);
    await waitFor(() => expect(canvas.queryByText(extensionMessages.loadAnalyses.failed)).toBeNull());
  },
});

async function expectNothing({ canvas }: StoryContext) {
  await waitFor(() => expect(answered).toHaveBeenCalled());
  await waitFor(() => expect(canvas.queryByText('Analyses')).toBeNull());
  await expect(canvas.queryByRole('alert')).toBeNull();
}

function noteAnswers({ msw }: StoryContext) {
  answered.mockClear();
  msw.events.on('response:mocked', () => answered());
  return () => msw.events.removeAllListeners();
}

export const Empty = meta.story({
  beforeEach(context) {
    context.msw.use(getListAnalysesMockHandler200([]));
    return noteAnswers(context);
  },
  play: expectNothing,
});

export const WithoutTheExtension = meta.story({
  beforeEach(context) {
    context.msw.use(absent('listAnalyses'));
    return noteAnswers(context);
  },
  play: expectNothing,
});

const answered = fn();
