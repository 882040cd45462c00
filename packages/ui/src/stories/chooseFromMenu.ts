import type { StoryContext } from '@storybook/react-vite';
import { screen } from 'storybook/test';

/** Opens the menu of a button whose name begins so, and carries out one of its actions. */
export async function chooseFromMenu(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  label: string,
  action: string,
) {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${label}:`) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}
