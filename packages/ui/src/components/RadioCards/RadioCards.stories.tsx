import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  component: RadioCards,
  args: {
    legend: 'Pricing tier',
    options: [
      { value: 'basic', label: 'Basic', aside: '$29.99/month', description: 'Unlimited resume analysis' },
      { value: 'standard', label: 'Standard', aside: '$69.99/month', description: 'Adds up to 5 users' },
    ],
    control: { name: 'tier' },
  },
  decorators: [(Story) => <div style={{ padding: 24, maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Standard/ }));
    await expect(canvas.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  },
};

export const ObeysTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  },
};
