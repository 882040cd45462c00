import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = preview.meta({
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
});

export const Some = meta.story();
export const OnAPhone = meta.story({ globals: onPhone });

export const MovesWithTheArrowKeys = meta.story({
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
});
