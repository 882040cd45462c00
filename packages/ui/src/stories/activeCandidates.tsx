import { candidates, mara } from '@cortex/api-client/fixtures/candidates';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ActiveCandidatesScreen } from '../screens/ActiveCandidatesScreen/ActiveCandidatesScreen.tsx';

export const screenMeta = {
  args: {
    createCandidateHref: '/create-candidate',
    getAnalysisHref: ({ candidateId, jobId }) =>
      `/resume-analysis?candidate=${candidateId}${jobId ? `&job=${jobId}` : ''}`,
    getBoardHref: ({ jobId }) => `/jobs/${jobId}/board`,
    getCandidateHref: ({ candidateId }) => `/candidates/${candidateId}`,
    upgradeHref: '/upgrade-needed',
    onResumesAdded: fn(),
    selectedId: null,
    onSelect: fn(),
    initialQuery: '',
    onQueryChange: fn(),
  },
  render: function Render(args) {
    const [selectedId, setSelectedId] = useState(args.selectedId);
    return (
      <ActiveCandidatesScreen
        {...args}
        selectedId={selectedId}
        onSelect={(selection) => {
          args.onSelect(selection);
          setSelectedId(selection.id);
        }}
      />
    );
  },
} satisfies Meta<typeof ActiveCandidatesScreen>;

export const others = candidates.filter(({ id }) => id !== mara.id);

export const toMara = { name: /^Mara Lindqvist/ };

export async function open({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('option', toMara));
}

export const recordSent = fn();
