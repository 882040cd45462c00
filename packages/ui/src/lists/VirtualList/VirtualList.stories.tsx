import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TwoLines } from './TwoLines.tsx';
import { VirtualList } from './VirtualList.tsx';

type Entry = { id: string; name: string; fact: string };

function makeEntries(count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Person ${index + 1}`,
    fact: 'Go, PostgreSQL',
  }));
}

const meta = {
  component: VirtualList<Entry>,
  args: {
    label: 'People',
    items: makeEntries(50),
    getKey: ({ id }) => id,
    Body: ({ item: { name, fact } }) => <TwoLines title={name} fact={fact} />,
    selectedKey: null,
    onSelect: fn(),
  },
  render: function Render(args) {
    const [selectedKey, setSelectedKey] = useState(args.selectedKey);
    return (
      <div style={{ height: 400 }}>
        <VirtualList
          {...args}
          selectedKey={selectedKey}
          onSelect={(selection) => {
            args.onSelect(selection);
            setSelectedKey(selection.key);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof VirtualList<Entry>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fifty: Story = {};
export const WithASelection: Story = { args: { selectedKey: '2' } };

export const LongTexts: Story = {
  args: {
    items: [
      { id: 'a', name: 'Hohenstein-Schillingsfürst '.repeat(12), fact: 'Functional safety, '.repeat(20) },
      { id: 'b', name: 'ليلى منصور', fact: 'العربية' },
    ],
  },
};

export const MovesAndOpens: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ key: '49' });
    await userEvent.keyboard('{Home}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ key: '0' });
    await expect(await canvas.findByRole('option', { name: /^Person 1 ?Go/, selected: true })).toBeVisible();
  },
};
