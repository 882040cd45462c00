import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { AppShell } from './AppShell.tsx';
import { menuHrefs } from './menuHrefs.ts';

const meta = {
  component: AppShell,
  args: {
    role: 'user',
    hrefs: menuHrefs,
    currentPath: '/active-candidates',
    open: true,
    onToggle: fn(),
    children: (
      <div style={{ paddingInline: 24 }}>
        <PageHeader title="Active Candidates" description="Everybody who is in the running." />
      </div>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Closed: Story = { args: { open: false } };

export const Admin: Story = { args: { role: 'admin', currentPath: '/org-performance' } };

export const AdminClosed: Story = { args: { role: 'admin', open: false, currentPath: '/admin-dashboard' } };

export const Tablet: Story = {
  args: { open: false },
  globals: { viewport: { value: 'tablet', isRotated: false } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const OpensTheDrawerOnAPhone: Story = {
  ...Phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const drawer = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Active Candidates', current: 'page' })).toBeVisible();
  },
};

export const HidesAndShowsTheMenu: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return <AppShell {...args} open={open} onToggle={() => setOpen(!open)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show menu' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide Menu' }));
    const show = canvas.getByRole('button', { name: 'Show menu' });
    await expect(show).toBeVisible();
    await expect(show.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
};
