import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';

/** Queries within the region of the toasts. */
export function getNotifications({ canvas }: Pick<StoryContext, 'canvas'>) {
  return within(canvas.getByRole('region', { name: 'Notifications' }));
}
