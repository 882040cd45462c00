import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Link, LinkProvider } from './Link.tsx';

const onNavigate = fn();

const meta = preview.meta({
  component: Link,
  args: { href: '/active-jobs', children: 'Active Jobs' },
  decorators: [
    (Story) => (
      <LinkProvider onNavigate={onNavigate}>
        <p style={{ padding: 24 }}>{Story()}</p>
      </LinkProvider>
    ),
  ],
  beforeEach() {
    onNavigate.mockClear();
  },
});

export const HandsAPlainClickToTheApp = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Active Jobs' }));
    await expect(onNavigate).toHaveBeenCalledWith({ href: '/active-jobs' });
  },
});

export const LeavesANewTabToTheBrowser = meta.story({
  args: { target: '_blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Active Jobs' })).toHaveAttribute('target', '_blank');
    await expect(onNavigate).not.toHaveBeenCalled();
  },
});
