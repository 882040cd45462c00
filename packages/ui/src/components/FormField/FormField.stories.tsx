import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FormField } from './FormField.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { SelectInput } from './SelectInput.tsx';

const meta = preview.meta({
  component: FormField,
  args: {
    label: 'Title',
    required: true,
    hint: 'As the posting will say it.',
    children: <Input />,
  },
  decorators: [(Story) => <div style={{ padding: 24, maxWidth: 480 }}>{Story()}</div>],
});

export const Text = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription('As the posting will say it.');
  },
});

export const Optional = meta.story({ args: { required: false } });

export const WithAnError = meta.story({
  args: { error: 'Title is required.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Title/)).toBeInvalid();
    await expect(canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription('Title is required.');
  },
});

export const LongError = meta.story({
  args: { error: 'This title has too many characters for us. '.repeat(5) },
});

export const SeveralLines = meta.story({
  args: { label: 'Description', children: <Textarea rows={5} /> },
});

export const Password = meta.story({
  args: { label: 'Password', hint: '', children: <PasswordInput /> },
});

export const Choice = meta.story({
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
});

export const Disabled = meta.story({
  args: { children: <Input disabled defaultValue="Staff Accountant" /> },
});

export const RightToLeft = meta.story({
  args: { label: 'المسمى الوظيفي', hint: 'كما سيظهر في الإعلان.' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
