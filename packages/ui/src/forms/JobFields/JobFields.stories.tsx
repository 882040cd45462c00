import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { JobFields } from './JobFields.tsx';
import { blankJob } from './jobForm.ts';

type FormProps = { title: string };

function Form({ title }: FormProps) {
  const form = useForm({ defaultValues: { ...blankJob, title } });
  return (
    <FormLayout noValidate onSubmit={form.handleSubmit(() => {})}>
      <JobFields of={{ form }} />
      <button type="submit">Save</button>
    </FormLayout>
  );
}

const meta = {
  component: Form,
  args: { title: 'Staff Accountant' },
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Staff Accountant');
  },
};

export const Refused: Story = {
  args: { title: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Title is required.')).toBeVisible();
    await expect(canvas.getByText('Skills are required.')).toBeVisible();
  },
};
