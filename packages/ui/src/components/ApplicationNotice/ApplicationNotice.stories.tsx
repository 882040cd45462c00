import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApplicationNotice } from './ApplicationNotice.tsx';

const meta = {
  component: ApplicationNotice,
  args: { organization: 'North Harbour', contactEmail: 'people@north-harbour.example' },
} satisfies Meta<typeof ApplicationNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhoApplied: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Their notes are not shown here/)).toBeVisible();
  },
};

export const BeforeOneApplies: Story = {
  args: { ahead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/what was found in your resume, or to delete it/)).toBeVisible();
    await expect(canvas.queryByText(/not shown here/)).toBeNull();
  },
};
