import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormField } from './FormField.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { SelectInput } from './SelectInput.tsx';

const meta = {
  component: FormField,
  args: {
    label: 'Title',
    required: true,
    hint: 'As the posting will say it.',
    children: <Input />,
  },
  decorators: [(Story) => <div style={{ padding: 24, maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription('As the posting will say it.');
  },
};

export const Optional: Story = { args: { required: false } };

export const WithAnError: Story = {
  args: { error: 'Title is required.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Title/)).toBeInvalid();
    await expect(canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription('Title is required.');
  },
};

export const LongError: Story = { args: { error: 'This title has too many characters for us. '.repeat(5) } };

export const SeveralLines: Story = {
  args: { label: 'Description', children: <Textarea rows={5} /> },
};

export const Password: Story = {
  args: { label: 'Password', hint: '', children: <PasswordInput /> },
};

export const Choice: Story = {
  args: {
    label: 'Job',
    hint: '',
    children: (
      <SelectInput>
        <option>Senior Backend Engineer</option>
        <option>{'Registered Nurse, Night Shift, '.repeat(4)}</option>
      </SelectInput>
    ),
  },
};

export const Disabled: Story = {
  args: { children: <Input disabled defaultValue="Staff Accountant" /> },
};

export const RightToLeft: Story = {
  args: { label: 'المسمى الوظيفي', hint: 'كما سيظهر في الإعلان.' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
