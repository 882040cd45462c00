import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  component: Checkbox,
  args: {
    label: 'Is user an Admin?',
    hint: 'Admins manage the organization and its people.',
    ticked: false,
    onTick: fn(),
  },
  decorators: [(Story) => <div style={{ padding: 24, maxWidth: 420 }}>{Story()}</div>],
  render: function Render(args) {
    const [ticked, setTicked] = useState(args.ticked);
    return (
      <Checkbox
        {...args}
        ticked={ticked}
        onTick={(on) => {
          setTicked(on);
          args.onTick(on);
        }}
      />
    );
  },
});

export const Unchecked = meta.story();

export const Checked = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Is user an Admin?'));
    await expect(canvas.getByRole('checkbox', { name: /^Is user an Admin\?/ })).toBeChecked();
    await expect(args.onTick).toHaveBeenCalledWith(true);
  },
});
