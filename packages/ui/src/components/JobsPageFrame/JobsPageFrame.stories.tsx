import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobsPageFrame } from './JobsPageFrame.tsx';

const meta = {
  component: JobsPageFrame,
  args: {
    organization: 'North Harbour',
    listHref: '/jobs/north-harbour',
    children: <h1>Senior Backend Engineer</h1>,
  },
} satisfies Meta<typeof JobsPageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'North Harbour' })).toBeVisible();
  },
};

/** The list itself leads nowhere else. */
export const WithoutALink: Story = {
  args: { listHref: undefined, children: <h1>Open jobs</h1> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
