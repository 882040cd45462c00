import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { AppShell } from './AppShell.tsx';
import { menuHrefs } from './menuHrefs.ts';

const meta = preview.meta({
  component: AppShell,
  args: {
    role: 'user' as const,
    hrefs: menuHrefs,
    signInHref: '/',
    currentPath: '/active-candidates',
    open: true,
    onToggle: fn(),
    viewer: { fullName: 'Avery Stone', organizationName: 'Northwind Talent', planName: 'Premium' },
    search: { keys: 'Ctrl K', onOpen: fn(), onApproach: fn() },
    children: (
      <div style={{ paddingInline: 24 }}>
        <PageHeader title="Active Candidates" description="All candidates of your organization." />
      </div>
    ),
  },
});

export const Open = meta.story();

export const Closed = meta.story({ args: { open: false } });

export const SignedOut = meta.story({
  args: { role: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cortex, home' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
});

export const Admin = meta.story({
  args: {
    role: 'admin',
    currentPath: '/org-performance',
    viewer: {
      fullName: 'Avery Stone',
      organizationName: 'Northwind Talent',
      planName: 'Premium',
      organizationHref: '/organization/update',
    },
  },
  play: async ({ canvas }) => {
    const organization = canvas.getByRole('link', { name: 'Northwind Talent · Premium' });
    await expect(organization).toHaveAttribute('href', '/organization/update');
  },
});

export const AdminClosed = meta.story({
  args: { ...Admin.input.args, open: false, currentPath: '/admin-dashboard' },
});

async function expectWholeMenuInSight({ canvasElement }: { canvasElement: HTMLElement }) {
  const links = canvasElement.querySelectorAll('aside a');
  await expect(links).toHaveLength(16);
  for (const link of links) {
    const { top, bottom } = link.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  }
  for (const part of canvasElement.querySelectorAll('aside, aside nav, aside a')) {
    await expect(part.scrollHeight).toBeLessThanOrEqual(part.clientHeight);
    await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
  }
}

function inWindow(viewport: string) {
  return { globals: { viewport: { value: viewport, isRotated: false } }, play: expectWholeMenuInSight };
}

export const AdminAt720 = meta.story({ ...Admin.input, ...inWindow('low') });

export const AdminClosedAt720 = meta.story({ ...AdminClosed.input, ...inWindow('low') });

/** What goes on without the page takes no room from the menu. */
export const AdminClosedAt720WithAStatus = meta.story({
  ...AdminClosed.input,
  args: {
    ...AdminClosed.input.args,
    renderStatus: () => (
      <Button variant="quiet" size="icon" aria-label="Background work: 1 running">
        <LoaderCircle size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    ),
  },
  ...inWindow('low'),
});

export const AdminAt768 = meta.story({ ...Admin.input, ...inWindow('laptop') });

export const AdminClosedAt768 = meta.story({ ...AdminClosed.input, ...inWindow('laptop') });

/** As a browser shows it whose texts are set to twice their size. */
export const AdminClosedWithLargeTexts = meta.story({
  ...AdminClosed.input,
  globals: { text: 'double', viewport: { value: 'low', isRotated: false } },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Candidate Comparison' });
    const { fontSize, lineHeight } = getComputedStyle(link);
    await expect(Number.parseFloat(fontSize)).toBe(22);
    await expect(Number.parseFloat(lineHeight)).toBeGreaterThanOrEqual(22);
  },
});

export const LongNames = meta.story({
  args: {
    viewer: {
      fullName: 'Wilhelmina Featherstonehaugh-Cholmondeley',
      organizationName: 'Schillingsfürster Maschinenbau und Söhne',
      planName: 'Standard',
    },
  },
});

export const Tablet = meta.story({
  args: { open: false },
  globals: { viewport: { value: 'tablet', isRotated: false } },
});

export const Phone = meta.story({ globals: onPhone });

export const OpensTheDrawerOnAPhone = meta.story({
  ...Phone.input,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const drawer = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Active Candidates', current: 'page' })).toBeVisible();
  },
});

export const OpensTheSearch = meta.story({
  args: { open: false },
  play: async ({ canvas, userEvent, args }) => {
    const search = canvas.getByRole('button', { name: 'Search' });
    await userEvent.hover(search);
    await expect(args.search?.onApproach).toHaveBeenCalled();
    await expect(args.search?.onOpen).not.toHaveBeenCalled();
    await userEvent.click(search);
    await expect(args.search?.onOpen).toHaveBeenCalledOnce();
    await userEvent.unhover(search);
  },
});

export const OnAMac = meta.story({ args: { search: { keys: '⌘K', onOpen: fn(), onApproach: fn() } } });

export const HidesAndShowsTheMenu = meta.story({
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
});
