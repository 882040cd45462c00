import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FormLayout } from '../../components/FormField/FormLayout.tsx';
import { UserFields } from './UserFields.tsx';

type FormProps = { username: string };

function Form({ username }: FormProps) {
  const form = useForm({ defaultValues: { username, email: 'sam.lee@cortex.test', full_name: 'Sam Lee' } });
  return (
    <FormLayout noValidate onSubmit={form.handleSubmit(() => {})}>
      <UserFields of={{ form }} emailHint="They sign in with it." />
      <button type="submit">Save</button>
    </FormLayout>
  );
}

const meta = preview.meta({
  component: UserFields,
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
});

export const Filled = meta.story({
  render: () => <Form username="sam.lee" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Username/)).toHaveValue('sam.lee');
  },
});

export const Refused = meta.story({
  render: () => <Form username=" " />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Username is required.')).toBeVisible();
  },
});
