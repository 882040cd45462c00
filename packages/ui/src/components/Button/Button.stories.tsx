import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button, ButtonLink } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  args: { children: 'Create Job' },
  argTypes: {
    children: { control: 'text', description: 'What it does, in words.' },
    variant: { control: 'select', options: ['primary', 'secondary', 'quiet', 'danger'] },
    size: { control: 'select', options: ['small', 'medium', 'large', 'icon'] },
    wide: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
});

export const Primary = meta.story();
export const Secondary = meta.story({ args: { variant: 'secondary' } });
export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete' } });
export const Disabled = meta.story({ args: { disabled: true, children: 'Creating...' } });

export const WithAnIcon = meta.story({
  args: {
    children: (
      <>
        <Plus size={16} strokeWidth={2} aria-hidden="true" />
        Create Job
      </>
    ),
  },
});

export const AsALink = meta.story({ render: () => <ButtonLink href="/create-job">Create Job</ButtonLink> });

export const TakesTheFocusBack = meta.story({
  render: function Render() {
    const [busy, setBusy] = useState(false);
    return (
      <Button
        disabled={busy}
        onClick={() => {
          setBusy(true);
          setTimeout(() => setBusy(false), 50);
        }}
      >
        Save
      </Button>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    await waitFor(() => expect(button).toHaveFocus());
  },
});
