import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  component: Checkbox,
  args: { label: 'Is user an Admin?', hint: 'Admins manage the organization and its people.' },
  decorators: [(Story) => <div style={{ padding: 24, maxWidth: 420 }}>{Story()}</div>],
});

export const Unchecked = meta.story();

export const Checked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Is user an Admin?'));
    await expect(canvas.getByRole('checkbox', { name: /^Is user an Admin\?/ })).toBeChecked();
  },
});
