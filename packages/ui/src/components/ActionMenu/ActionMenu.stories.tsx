import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { isHighlighted } from '../../stories/isHighlighted.ts';
import { onPhone } from '../../stories/onPhone.ts';
import { ActionMenu } from './ActionMenu.tsx';

const meta = preview.meta({
  component: ActionMenu,
  args: {
    label: 'Stage of Mara Lindqvist',
    text: 'Interview',
    currentId: 'interview',
    actions: [
      { id: 'new', text: 'New' },
      { id: 'interview', text: 'Interview' },
      { id: 'offer', text: 'Offer' },
    ],
    onAct: fn(),
  },
  decorators: [(Story) => <div style={{ padding: 20, width: 200, minHeight: 240 }}>{Story()}</div>],
});

export const Closed = meta.story();

export const Small = meta.story({ args: { size: 'sm' } });

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stage of Mara Lindqvist: Interview' }));
    await expect(await screen.findByRole('menuitem', { name: 'Interview', current: true })).toBeVisible();
  },
});

export const OpenedOnAPhone = meta.story({ ...Opened.input, globals: onPhone });

/** No arrow and no letter acts; Escape leaves all as it was, Enter carries out. */
export const ActsOnEnterAlone = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Stage of/ });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menu')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await isHighlighted('New');
    await userEvent.keyboard('{End}');
    await isHighlighted('Offer');
    await userEvent.keyboard('{ArrowUp}');
    await isHighlighted('Interview');
    await expect(args.onAct).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onAct).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await isHighlighted('New');
    await userEvent.keyboard('{End}');
    await isHighlighted('Offer');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAct).toHaveBeenCalledOnce());
    await expect(args.onAct).toHaveBeenCalledWith({ id: 'offer' });
    await waitFor(() => expect(button).toHaveFocus());
  },
});
