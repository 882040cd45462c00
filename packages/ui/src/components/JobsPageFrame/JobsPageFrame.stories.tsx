import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { JobsPageFrame } from './JobsPageFrame.tsx';

const meta = preview.meta({
  component: JobsPageFrame,
  args: {
    organization: 'North Harbour',
    listHref: '/jobs/north-harbour',
    children: <h1>Senior Backend Engineer</h1>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'North Harbour' })).toBeVisible();
  },
});

/** The list itself leads nowhere else. */
export const WithoutALink = meta.story({
  args: { listHref: undefined, children: <h1>Open jobs</h1> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
