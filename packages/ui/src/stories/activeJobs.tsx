import { backendJob, backendReading, chosenJob, jobs } from '@cortex/api-client/fixtures/jobs';
import {
  getCreateJobMockHandler201,
  getListJobsMockHandler200,
  getReadJobCriteriaMockHandler200,
  getUpdateJobMockHandler200,
} from '@cortex/api-client/jobs/mocks';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ActiveJobsScreen } from '../screens/ActiveJobsScreen/ActiveJobsScreen.tsx';
import { answerReading } from './answerReading.ts';

export const screenMeta = {
  args: {
    createJobHref: '/create-job',
    getAnalysisHref: ({ candidateId, jobId }) => `/resume-analysis?candidate=${candidateId}&job=${jobId}`,
    getBoardHref: ({ jobId }) => `/jobs/${jobId}/board`,
    onResumesAdded: fn(),
    selectedId: null,
    onSelect: fn(),
    initialQuery: '',
    onQueryChange: fn(),
  },
  render: function Render(args) {
    const [selectedId, setSelectedId] = useState(args.selectedId);
    return (
      <ActiveJobsScreen
        {...args}
        selectedId={selectedId}
        onSelect={(selection) => {
          args.onSelect(selection);
          setSelectedId(selection.id);
        }}
      />
    );
  },
} satisfies Meta<typeof ActiveJobsScreen>;

export const others = jobs.filter(({ id }) => id !== backendJob.id);

export const toBackendJob = { name: /^Senior Backend Engineer/ };

export async function open({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('option', toBackendJob));
}

export const saved = { ...backendJob, title: 'Principal Backend Engineer' };

/** Opens the job's edit, and types the title that `saved` has. */
export async function edit(context: StoryContext) {
  const { canvas, userEvent } = context;
  await open(context);
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  await userEvent.clear(canvas.getByLabelText(/^Title/));
  await userEvent.type(canvas.getByLabelText(/^Title/), saved.title);
}

export const recordSent = fn();

/** A server that reads criteria, and a job for which a person set some. */
export function withCriteria({ msw }: StoryContext) {
  sent.mockClear();
  const note = async ({ request }: { request: Request }) => {
    sent(JSON.parse(await request.clone().text()));
    return chosenJob;
  };
  msw.use(
    getListJobsMockHandler200([chosenJob, ...others]),
    getReadJobCriteriaMockHandler200(answerReading(backendReading)),
    getUpdateJobMockHandler200(note),
    getCreateJobMockHandler201(note),
  );
}

export const asSaved = {
  title: chosenJob.title,
  description: chosenJob.description,
  skills_required: chosenJob.skills_required,
};

export const sent = fn();
