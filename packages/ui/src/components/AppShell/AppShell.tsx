import { chakra } from '@chakra-ui/react/styled-system';
import { Menu, PanelLeftClose, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { getHomeHref, type MenuHrefs, type Role } from './menu.ts';
import { SidebarMenu } from './SidebarMenu.tsx';

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    insetBlockStart: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    padding: '3',
    borderRadius: 'control',
    bg: 'raised',
    color: 'text',
    boxShadow: 'float',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
    _print: { display: 'none' },
  },
});

const Frame = chakra('div', {
  base: {
    display: 'grid',
    minHeight: '100dvh',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: { base: 'auto 1fr', md: '1fr' },
    _print: { display: 'block' },
  },
  variants: {
    open: {
      true: { md: { gridTemplateColumns: '{sizes.sidebarOpen} minmax(0, 1fr)' } },
      false: { md: { gridTemplateColumns: '{sizes.sidebarClosed} minmax(0, 1fr)' } },
    },
  },
});

const Sidebar = chakra('aside', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    position: 'sticky',
    insetBlockStart: 0,
    height: '100dvh',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    bg: 'surface',
    borderInlineEnd: '1px solid {colors.line}',
    paddingBlockEnd: '6',
    _print: { display: 'none' },
  },
  variants: { open: { true: { paddingInline: '4' }, false: { paddingInline: '2' } } },
});

const SidebarTop = chakra('div', {
  base: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    bg: 'surface',
    paddingBlock: '4',
  },
  variants: {
    open: {
      true: { justifyContent: 'space-between', paddingInlineStart: '3' },
      false: { flexDirection: 'column' },
    },
  },
});

const TopBar = chakra('header', {
  base: {
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    gap: '3',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 'bar',
    height: 'topBar',
    paddingInline: '3',
    bg: 'surface',
    borderBlockEnd: '1px solid {colors.line}',
    _print: { display: 'none' },
  },
});

const Drawer = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: 0,
    insetInlineEnd: 'auto',
    width: 'min({sizes.sidebarOpen}, 86vw)',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    border: 0,
    paddingInline: '4',
    paddingBlockEnd: '6',
    overflowY: 'auto',
    bg: 'surface',
    color: 'text',
    boxShadow: 'float',
    _motionSafe: { animation: 'slideIn {durations.quick} {easings.out}' },
    _backdrop: { bg: 'scrim' },
  },
});

const HomeLink = chakra(Link, { base: { borderRadius: 'control', textDecoration: 'none' } });

const Main = chakra('main', { base: { minWidth: 0, outline: 'none' } });

export type AppShellProps = {
  role: Role;
  hrefs: MenuHrefs;
  currentPath: string;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** The frame of every page of a signed-in person: the menu, and the page beside it. */
export function AppShell({ role, hrefs, currentPath, open, onToggle, children }: AppShellProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLElement>(null);
  const homeHref = getHomeHref(role, hrefs);

  return (
    <>
      <SkipLink
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </SkipLink>
      <Frame open={open}>
        <TopBar>
          <Button
            variant="quiet"
            size="icon"
            aria-label="Open menu"
            onClick={() => drawer.current?.showModal()}
          >
            <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
          </Button>
          <HomeLink href={homeHref} aria-label="Cortex, dashboard">
            <BrandMark />
          </HomeLink>
        </TopBar>
        <Sidebar open={open} aria-label="Sidebar">
          <SidebarTop open={open}>
            <HomeLink href={homeHref} aria-label="Cortex, dashboard">
              <BrandMark nameHidden={!open} />
            </HomeLink>
            {open ? (
              <Button variant="quiet" size="small" aria-expanded="true" onClick={onToggle}>
                <PanelLeftClose size={16} strokeWidth={1.75} aria-hidden="true" />
                Hide Menu
              </Button>
            ) : (
              <Button
                variant="quiet"
                size="icon"
                aria-label="Show menu"
                aria-expanded="false"
                onClick={onToggle}
              >
                <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
              </Button>
            )}
          </SidebarTop>
          <SidebarMenu role={role} hrefs={hrefs} currentPath={currentPath} open={open} />
        </Sidebar>
        <Main id="main" ref={main} tabIndex={-1}>
          {children}
        </Main>
      </Frame>
      <Drawer
        ref={drawer}
        aria-label="Menu"
        onClick={(event: { target: EventTarget; currentTarget: HTMLDialogElement }) => {
          if (event.target === event.currentTarget) event.currentTarget.close();
        }}
      >
        <SidebarTop open>
          <BrandMark />
          <Button variant="quiet" size="icon" aria-label="Close menu" onClick={() => drawer.current?.close()}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </SidebarTop>
        <SidebarMenu
          role={role}
          hrefs={hrefs}
          currentPath={currentPath}
          open
          onFollow={() => drawer.current?.close()}
        />
      </Drawer>
    </>
  );
}
