import preview from '../../../../../.storybook/preview.tsx';
import { FormError } from './FormError.tsx';

const meta = preview.meta({
  component: FormError,
  args: {
    title: 'Error creating job. Please try again.',
    description: 'Nothing was lost. Check your connection and try again.',
  },
  decorators: [(Story) => <div style={{ padding: 24, maxWidth: 480 }}>{Story()}</div>],
});

export const Short = meta.story();
export const WithAWayOn = meta.story({
  args: {
    title: 'Failed to create user.',
    description: 'Your Standard plan allows 5 people.',
    action: { label: 'See what an upgrade adds', href: '/upgrade-needed' },
  },
});
export const Long = meta.story({
  args: { description: 'The server says a great deal about it. '.repeat(6) },
});
