import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onPhone } from '../../stories/onPhone.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  component: SegmentedControl,
  args: {
    legend: 'Period',
    value: 'month',
    options: [
      { value: 'month', label: 'This month' },
      { value: 'year', label: 'This year' },
    ],
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ padding: 24, display: 'flex' }}>{Story()}</div>],
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const OnAPhone: Story = { globals: onPhone };

export const MovesWithTheArrowKeys: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('month');
    return <SegmentedControl {...args} value={value} onChange={(choice) => setValue(choice.value)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'This month' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'This year' })).toBeChecked();
  },
};
