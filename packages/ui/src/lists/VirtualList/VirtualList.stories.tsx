import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
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

const meta = preview.meta({
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
});

export const Fifty = meta.story();
export const WithASelection = meta.story({ args: { selectedKey: '2' } });

export const LongTexts = meta.story({
  args: {
    items: [
      { id: 'a', name: 'Hohenstein-Schillingsfürst '.repeat(12), fact: 'Functional safety, '.repeat(20) },
      { id: 'b', name: 'ليلى منصور', fact: 'العربية' },
    ],
  },
});

export const MovesAndOpens = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ key: '49' });
    await userEvent.keyboard('{Home}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ key: '0' });
    await expect(await canvas.findByRole('option', { name: /^Person 1 ?Go/, selected: true })).toBeVisible();
  },
});

/** A bar that opens below the list does not cover the row where the cursor is. */
export const BarOpensBelow = meta.story({
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    const checked = new Set(isOpen ? ['49'] : []);
    return (
      <div style={{ display: 'flex', flexDirection: 'column', height: 400, margin: 24 }}>
        <div style={{ flex: 1, minHeight: 0 }}>
          <VirtualList {...args} selection={{ checked, onToggle: () => setIsOpen((was) => !was) }} />
        </div>
        {isOpen ? <p style={{ padding: '40px 20px' }}>1 selected</p> : null}
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('listbox');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('option', { name: /^Person 50/ });
    await userEvent.keyboard('x');
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await waitFor(() => {
      const { bottom } = list.getBoundingClientRect();
      return expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    });
  },
});
