import { openJobs } from '@cortex/api-client/fixtures/publication';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { OpenJobsScreen } from './OpenJobsScreen.tsx';

const meta = preview.meta({
  component: OpenJobsScreen,
  args: { page: openJobs, getJobHref: ({ id }) => `/jobs/north-harbour/${id}` },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const job = canvas.getByRole('link', { name: /^Senior Backend Engineer/ });
    await expect(job).toHaveAttribute('href', '/jobs/north-harbour/job_backend');
    await expect(job).toHaveTextContent('Rotterdam, or remote · since 5 Nov 2026');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

export const Phone = meta.story({ ...Default.input, globals: onPhone });

export const Empty = meta.story({
  args: { page: { ...openJobs, jobs: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No job is open right now.')).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { page: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such page.');
  },
});

export const LoadError = meta.story({
  args: { page: 'unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page cannot be shown right now.',
    );
  },
});
