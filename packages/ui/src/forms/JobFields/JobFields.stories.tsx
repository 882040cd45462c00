import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
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

const meta = preview.meta({
  component: JobFields,
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
});

export const Filled = meta.story({
  render: () => <Form title="Staff Accountant" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Staff Accountant');
  },
});

/** A browser's own undo takes it back at once. */
export const PastesFromAWebPage = meta.story({
  render: () => <Form title="Nurse" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Description/);
    await userEvent.type(field, 'About us: ');
    await userEvent.paste('Health &amp; Wellness');
    await expect(field).toHaveValue('About us: Health & Wellness');
    document.execCommand('undo');
    await expect(field).not.toHaveValue('About us: Health & Wellness');
  },
});

export const Refused = meta.story({
  render: () => <Form title="" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Title is required.')).toBeVisible();
    await expect(canvas.getByText('Skills are required.')).toBeVisible();
  },
});
