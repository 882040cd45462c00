import { expect, screen, waitFor } from 'storybook/test';

/** Waits until a menu is at one of its actions: it hears of a key a moment later, and no hand is faster. */
export async function isHighlighted(name: string) {
  await waitFor(() =>
    expect(document.querySelector('[role=menuitem][data-highlighted]')?.textContent).toBe(name),
  );
  await expect(screen.getByRole('menuitem', { name })).toBeVisible();
}
