import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { ScoreMethod } from './ScoreMethod.tsx';

const meta = preview.meta({
  component: ScoreMethod,
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
});

async function open({ canvas, userEvent }: StoryContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'How this score is made' }));
  return within(await canvas.findByRole('dialog', { name: 'How this score is made' }));
}

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const Open = meta.story({
  play: async (context) => {
    const dialog = await open(context);
    for (const text of [
      /at least 60/,
      /team player/,
      /below 70/,
      /below 45/,
      /earns half/,
      /changed dressings/,
      /not counted as of the trade/,
      /A person decides/,
    ]) {
      await expect(dialog.getByText(text)).toBeVisible();
    }
  },
});

export const Phone = meta.story({ ...Open.input, globals: onPhone });

export const GivesTheFocusBack = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await open(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const button = canvas.getByRole('button', { name: 'How this score is made' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
});
