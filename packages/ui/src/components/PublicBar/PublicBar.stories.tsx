import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { PublicBar } from './PublicBar.tsx';

const meta = preview.meta({ component: PublicBar, args: { homeHref: '/' } });

export const Alone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cortex, home' })).toHaveAttribute('href', '/');
  },
});

export const WithTheThemeSwitch = meta.story({ args: { children: <ThemeSwitch /> } });
