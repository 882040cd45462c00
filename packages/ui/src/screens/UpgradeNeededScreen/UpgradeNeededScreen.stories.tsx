import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { UpgradeNeededScreen } from './UpgradeNeededScreen.tsx';

const meta = preview.meta({
  component: UpgradeNeededScreen,
  args: { role: 'user' as const, upgradeHref: '/organization-update', onBack: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Upgrade Required' })).toBeVisible();
    await expect(canvas.getByText(/is not available under your current plan/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Upgrade Subscription' })).toBeNull();
  },
});

export const Phone = meta.story({ globals: onPhone });

export const LetsAnAdminUpgrade = meta.story({
  args: { role: 'admin' },
  play: async ({ canvas }) => {
    const upgrade = canvas.getByRole('link', { name: 'Upgrade Subscription' });
    await expect(upgrade).toHaveAttribute('href', '/organization-update');
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
});

export const GoesBack = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});
