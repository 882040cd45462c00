import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone } from '../../stories/onPhone.ts';
import { AboutCortexScreen } from './AboutCortexScreen.tsx';

const meta = {
  component: AboutCortexScreen,
  args: { supportHref: '/contact-support' },
} satisfies Meta<typeof AboutCortexScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome to Cortex' })).toBeVisible();
    for (const name of [
      'Job Management',
      'Candidate Management',
      'User Management',
      'Performance Insights',
    ]) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      '/contact-support',
    );
  },
};

export const Phone: Story = { globals: onPhone };
