import { getAnalyzeResumeMockHandler200 } from '@cortex/api-client/analysis/mocks';
import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import { goodFit } from '@cortex/api-client/fixtures/analysis';
import { candidates } from '@cortex/api-client/fixtures/candidates';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { screenMeta } from '../../stories/resumeAnalysis.tsx';
import { ResumeAnalysisScreen } from './ResumeAnalysisScreen.tsx';

let isAdded = false;

const meta = preview.meta({
  title: 'ResumeAnalysisScreen',
  component: ResumeAnalysisScreen,
  ...screenMeta,
  beforeEach({ msw }) {
    isAdded = false;
    msw.use(
      getAnalyzeResumeMockHandler200(goodFit),
      getListCandidatesMockHandler200(() => candidates.filter(({ id }) => isAdded || id !== 'cnd_mara')),
    );
  },
});

/** Also where the list that is still shown from before does not have them yet. */
export const LinkToSomebodyWhomAColleagueAdded = meta.story({
  render: function Linked(args) {
    const [isLinked, setLinked] = useState(false);
    return (
      <>
        <Button onClick={() => setLinked(true)}>Follow the link</Button>
        {isLinked ? (
          <ResumeAnalysisScreen key="link" {...args} candidateId="cnd_mara" jobId="job_backend" />
        ) : (
          <ResumeAnalysisScreen {...args} />
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: /^Candidate/ })).toBeVisible();
    isAdded = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Follow the link' }));
    await expect(await canvas.findByDisplayValue('Mara Lindqvist', {}, { timeout: 5_000 })).toBeVisible();
    await expect(
      await canvas.findByRole('img', { name: /^Fit score 78%/ }, { timeout: 3_000 }),
    ).toBeVisible();
  },
});
