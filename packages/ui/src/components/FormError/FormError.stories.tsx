import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormError } from './FormError.tsx';

const meta = {
  component: FormError,
  args: {
    title: 'Error creating job. Please try again.',
    description: 'Nothing was lost. Check your connection and try again.',
  },
  decorators: [(Story) => <div style={{ padding: 24, maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof FormError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const WithAWayOn: Story = {
  args: {
    title: 'Failed to create user.',
    description: 'Your Standard plan allows 5 people.',
    action: { label: 'See what an upgrade adds', href: '/upgrade-needed' },
  },
};
export const Long: Story = { args: { description: 'The server says a great deal about it. '.repeat(6) } };
