import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link, LinkProvider } from './Link.tsx';

const onNavigate = fn();

const meta = {
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
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HandsAPlainClickToTheApp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Active Jobs' }));
    await expect(onNavigate).toHaveBeenCalledWith({ href: '/active-jobs' });
  },
};

export const LeavesANewTabToTheBrowser: Story = {
  args: { target: '_blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Active Jobs' })).toHaveAttribute('target', '_blank');
    await expect(onNavigate).not.toHaveBeenCalled();
  },
};
