import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = preview.meta({
  component: Dialog,
  args: {
    open: true,
    title: 'Share Candidate',
    description: 'They can read, analyze and compare this candidate.',
    onClose: fn(),
    children: <Button>Share</Button>,
  },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Share Candidate' })).toBeVisible();
  },
});

export const LongTitle = meta.story({ args: { title: 'Schillingsfürst'.repeat(12) } });

export const GivesTheFocusBack = meta.story({
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ask</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)}>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ask' })).toHaveFocus());
  },
});
