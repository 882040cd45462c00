import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { showToast, TOAST_DURATION_MS, type Toast } from './toaster.ts';

type ExampleProps = { toast: Toast };

function Example({ toast }: ExampleProps) {
  return (
    <div style={{ padding: 24 }}>
      <Button variant="secondary" onClick={() => showToast(toast)}>
        Show
      </Button>
    </div>
  );
}

const meta = {
  title: 'components/Toaster',
  component: Example,
  args: { toast: { kind: 'success', title: 'Job created successfully!' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(await canvas.findByText(args.toast.title)).toBeVisible();
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const onSelect = fn();

export const Success: Story = {};

export const Failure: Story = {
  args: {
    toast: {
      kind: 'error',
      title: 'Error creating job. Please try again.',
      description: 'Nothing was lost. Check your connection and try again.',
    },
  },
};

export const WithALink: Story = {
  args: {
    toast: {
      kind: 'info',
      title: 'Another candidate has the same email.',
      description: 'Both are kept. Look whether they are one person.',
      action: { label: 'See the first', href: '/candidates/cnd_tomas' },
    },
  },
};

export const WithAnAction: Story = {
  args: {
    toast: {
      kind: 'success',
      title: 'Job deleted successfully!',
      action: { label: 'Undo', onSelect },
    },
  },
  play: async (context) => {
    onSelect.mockClear();
    await meta.play(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Undo' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(context.canvas.queryByText('Job deleted successfully!')).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    toast: { kind: 'error', title: 'Failed to update organization details.', description: 'x'.repeat(200) },
  },
};

export const Phone: Story = { ...WithALink, globals: { viewport: { value: 'phone', isRotated: false } } };

export const IsDismissed: Story = {
  play: async (context) => {
    await meta.play(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(context.canvas.queryByText('Job created successfully!')).toBeNull());
  },
};

export const GoesByItselfUnlessHovered: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await meta.play(context);
    await userEvent.hover(canvas.getByText('Job created successfully!'));
    await new Promise((resolve) => setTimeout(resolve, TOAST_DURATION_MS + 500));
    await expect(canvas.getByText('Job created successfully!')).toBeVisible();
    await userEvent.unhover(canvas.getByText('Job created successfully!'));
    await waitFor(() => expect(canvas.queryByText('Job created successfully!')).toBeNull(), {
      timeout: TOAST_DURATION_MS + 1_500,
    });
  },
};
