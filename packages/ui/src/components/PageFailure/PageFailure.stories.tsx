import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageFailure } from './PageFailure.tsx';

const meta = {
  component: PageFailure,
  args: { reason: 'not-loaded', onReload: fn() },
} satisfies Meta<typeof PageFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Broken: Story = {
  args: { reason: 'broken' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page stopped working.');
  },
};
