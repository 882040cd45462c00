import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { PublicBar } from './PublicBar.tsx';

const meta = { component: PublicBar, args: { homeHref: '/' } } satisfies Meta<typeof PublicBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cortex, home' })).toHaveAttribute('href', '/');
  },
};

export const WithTheThemeSwitch: Story = { args: { children: <ThemeSwitch /> } };
