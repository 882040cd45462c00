import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResumeAnalysisScreen } from '../screens/ResumeAnalysisScreen/ResumeAnalysisScreen.tsx';

export const screenMeta = {
  component: ResumeAnalysisScreen,
  args: {
    getComparisonHref: ({ candidateIds, jobId }) =>
      `/compare-candidates?job=${jobId}&candidate=${candidateIds.join('&candidate=')}`,
    createCandidateHref: '/create-candidate',
    createJobHref: '/create-job',
  },
} satisfies Meta<typeof ResumeAnalysisScreen>;

/** The block below the result asks for what was decided; the page is as long as it stays once that has come. */
export async function untilDecisionIsShown({ canvas }: StoryContext) {
  await expect(await canvas.findByText(/^Nothing is decided yet/)).toBeVisible();
}
