import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Search by name', value: '', onChange: fn(), ref: { current: null } },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const input = useRef<HTMLInputElement>(null);
    return (
      <div style={{ padding: 24, display: 'flex' }}>
        <SearchField {...args} ref={input} value={value} onChange={(change) => setValue(change.value)} />
      </div>
    );
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};
export const Filled: Story = { args: { value: 'Lindqvist' } };
export const Long: Story = { args: { value: 'Hohenstein-Schillingsfürst '.repeat(8) } };

export const ObeysSlashAndEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/mara/');
    await expect(canvas.getByRole('searchbox')).toHaveValue('mara/');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
