import { mara } from '@cortex/api-client/fixtures/candidates';
import { declined, erasedDecision, shortlisted } from '@cortex/api-client/fixtures/ledger';
import {
  getListDecisionsMockHandler200,
  getListDecisionsMockHandler500,
} from '@cortex/api-client/ledger/mocks';
import { absent, networkDown } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { catchFiles } from '../../stories/catchFiles.ts';
import { failsToLoad, staysLoading } from '../../stories/loadStories.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { CandidateDecisions } from './CandidateDecisions.tsx';

const onHold = {
  ...erasedDecision,
  job: { id: 'job_accountant' },
  decision: { decision: 'hold' as const, against_verdict: false },
};

const meta = preview.meta({
  component: CandidateDecisions,
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
    msw.use(getListDecisionsMockHandler200([declined, shortlisted, onHold]));
  },
});

export const Some = meta.story({
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows.map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual([
      'Declined',
      'On hold',
    ]);
    await expect(canvas.getByRole('link', { name: 'Senior Backend Engineer' })).toHaveAttribute(
      'href',
      '/resume-analysis?candidate=cnd_mara&job=job_backend',
    );
    await expect(canvas.getByText('by a user who was deleted on 2 Oct 2026')).toBeVisible();
  },
});

export const Phone = meta.story({ ...Some.input, globals: onPhone });

export const Loading = meta.story(staysLoading(getListDecisionsMockHandler200, 'Loading decisions...'));

export const LoadError = meta.story(
  failsToLoad(getListDecisionsMockHandler500, extensionMessages.loadDecisions),
);

export const RecoversFromLoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('listDecisions'));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(getListDecisionsMockHandler200([shortlisted]));
    await userEvent.click(retry);
    await expect(await canvas.findByText('Shortlisted')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(extensionMessages.loadDecisions.failed)).toBeNull());
  },
});

const answered = fn();

function noteAnswers({ msw }: StoryContext) {
  answered.mockClear();
  msw.events.on('response:mocked', () => answered());
  return () => msw.events.removeAllListeners();
}

async function expectNothing({ canvas }: StoryContext) {
  await waitFor(() => expect(answered).toHaveBeenCalled());
  await waitFor(() => expect(canvas.queryByText('Decisions')).toBeNull());
  await expect(canvas.queryByRole('alert')).toBeNull();
}

export const Empty = meta.story({
  beforeEach(context) {
    context.msw.use(getListDecisionsMockHandler200([]));
    return noteAnswers(context);
  },
  play: expectNothing,
});

export const WithoutTheExtension = meta.story({
  beforeEach(context) {
    context.msw.use(absent('listDecisions'));
    return noteAnswers(context);
  },
  play: expectNothing,
});

const files = catchFiles();

export const HandsOverWhatWasDecided = meta.story({
  beforeEach: files.begin,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download decisions' }));
    const file = files.saved.mock.lastCall?.[0];
    await expect(file?.name).toBe('decisions-cnd_mara.json');
    await expect(JSON.parse((await file?.blob.text()) ?? '')).toEqual([declined, shortlisted, onHold]);
  },
});
