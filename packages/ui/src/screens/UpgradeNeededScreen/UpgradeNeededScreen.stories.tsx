import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onPhone } from '../../stories/onPhone.ts';
import { UpgradeNeededScreen } from './UpgradeNeededScreen.tsx';

const meta = {
  component: UpgradeNeededScreen,
  args: { role: 'user', upgradeHref: '/organization-update', onBack: fn() },
} satisfies Meta<typeof UpgradeNeededScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Upgrade Required' })).toBeVisible();
    await expect(canvas.getByText(/is not available under your current plan/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Upgrade Subscription' })).toBeNull();
  },
};

export const Phone: Story = { globals: onPhone };

export const LetsAnAdminUpgrade: Story = {
  args: { role: 'admin' },
  play: async ({ canvas }) => {
    const upgrade = canvas.getByRole('link', { name: 'Upgrade Subscription' });
    await expect(upgrade).toHaveAttribute('href', '/organization-update');
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

export const GoesBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
