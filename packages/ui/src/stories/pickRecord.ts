import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Picks a record as a person does: opens the list, clicks on it, and goes on when the picker has the focus again. */
export async function pickRecord({ canvas, userEvent }: StoryContext, label: RegExp, title: string | RegExp) {
  const picker = await canvas.findByRole('combobox', { name: label });
  await userEvent.click(picker);
  const name = typeof title === 'string' ? new RegExp(`^${title}`) : title;
  await userEvent.click(await canvas.findByRole('option', { name }));
  await waitFor(() => expect(picker).toHaveAttribute('aria-expanded', 'false'));
  await waitFor(() => expect(picker.checkVisibility() ? picker : getFoldedChoice(picker)).toHaveFocus());
  // The picker takes the focus once more, a frame after it closed.
  for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
}

/** What stands on a phone for a form in which all is chosen. */
function getFoldedChoice(picker: HTMLElement): HTMLElement | null {
  return picker.ownerDocument.querySelector('[aria-label="Change what is ranked"]');
}
