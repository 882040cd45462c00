import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
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
});

export const Blank = meta.story();
export const Filled = meta.story({ args: { value: 'Lindqvist' } });
export const Long = meta.story({ args: { value: 'Hohenstein-Schillingsfürst '.repeat(8) } });

export const ObeysSlashAndEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/mara/');
    await expect(canvas.getByRole('searchbox')).toHaveValue('mara/');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});
