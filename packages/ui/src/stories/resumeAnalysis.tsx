import type { Meta, StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ResumeAnalysisScreen } from '../screens/ResumeAnalysisScreen/ResumeAnalysisScreen.tsx';

export const screenMeta = {
  args: {
    getComparisonHref: ({ candidateIds, jobId }) =>
      `/compare-candidates?job=${jobId}&candidate=${candidateIds.join('&candidate=')}`,
    getCreateCandidateHref: ({ jobId }) => `/create-candidate${jobId ? `?job=${jobId}` : ''}`,
    createJobHref: '/create-job',
    onChoose: fn(),
    openedId: null,
    onOpen: fn(),
  },
  render: function Render(args) {
    const { candidateId = '', jobId = '', openedId: id, onChoose, onOpen } = args;
    const [place, setPlace] = useState({ candidateId, jobId, id });
    return (
      <ResumeAnalysisScreen
        {...args}
        candidateId={place.candidateId}
        jobId={place.jobId}
        openedId={place.id}
        onChoose={(choice) => {
          onChoose?.(choice);
          setPlace({ ...choice, id: null });
        }}
        onOpen={(opened) => {
          onOpen(opened);
          setPlace(opened);
        }}
      />
    );
  },
} satisfies Meta<typeof ResumeAnalysisScreen>;

/** The block below the result asks for what was decided; the page is as long as it stays once that has come. */
export async function untilDecisionIsShown({ canvas }: StoryContext) {
  await expect(await canvas.findByText(/^Nothing is decided yet/)).toBeVisible();
}
