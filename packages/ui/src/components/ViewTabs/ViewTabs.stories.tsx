import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ViewTabs } from './ViewTabs.tsx';

const meta = {
  component: ViewTabs,
  args: {
    views: [
      { label: 'Overview', href: '/figures', current: true },
      { label: 'Deep dive', href: '/figures?view=deep-dive', current: false },
    ],
  },
  decorators: [(Story) => <div style={{ display: 'flex', padding: 24 }}>{Story()}</div>],
} satisfies Meta<typeof ViewTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Deep dive' })).not.toHaveAttribute('aria-current');
  },
};
