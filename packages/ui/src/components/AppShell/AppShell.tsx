import { Drawer } from '@chakra-ui/react/drawer';
import { Menu, PanelLeftClose, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { drawerRecipe } from '../../theme/recipes/drawer.ts';
import { styled } from '../../theme/styled.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { PublicBar } from '../PublicBar/PublicBar.tsx';
import { getHomeHref, type MenuHrefs, type Role } from './menu.ts';
import { type AppSearch, SearchTrigger } from './SearchTrigger.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';
import { type Viewer, ViewerCard } from './ViewerCard.tsx';

const SkipLink = styled('a', {
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

const Frame = styled('div', {
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
    signedOut: { true: { gridTemplateRows: 'auto 1fr', md: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

const Sidebar = styled('aside', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    position: 'sticky',
    insetBlockStart: 0,
    height: '100dvh',
    bg: 'surface',
    borderInlineEnd: '1px solid {colors.line}',
    _print: { display: 'none' },
  },
  variants: { open: { true: { paddingInline: '4' }, false: { paddingInline: '2' } } },
});

const SidebarTop = styled('div', {
  base: {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: '2',
    paddingBlock: '4',
    '@media (min-width: 768px) and (max-height: 900px)': { paddingBlock: '2', gap: '1' },
  },
  variants: {
    open: {
      true: { justifyContent: 'space-between', paddingInlineStart: '3' },
      false: { flexDirection: 'column' },
    },
  },
});

const TopBar = styled('header', {
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

const TopBarEnd = styled('div', { base: { display: 'flex', gap: '1', marginInlineStart: 'auto' } });

/* Closed, both stand in one row: the menu above needs the height. */
const Foot = styled('div', {
  base: { flexShrink: 0 },
  variants: {
    open: {
      true: {},
      false: {
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'center',
        gap: '1',
        '&:has(> :not(:empty))': { borderBlockStart: '1px solid {colors.line}' },
      },
    },
  },
});

const Status = styled('div', {
  base: { display: 'flex', justifyContent: 'center', _empty: { display: 'none' } },
  variants: { open: { true: { paddingBlockEnd: '2' }, false: {} } },
});

const Buttons = styled('div', { base: { display: 'flex', gap: '1' } });

const SearchRow = styled('div', {
  base: {
    flexShrink: 0,
    paddingBlockEnd: '4',
    '& > button': { justifyContent: 'flex-start', color: 'muted' },
    '@media (min-width: 768px) and (max-height: 900px)': { paddingBlockEnd: '2' },
  },
});

const HomeLink = styled(Link, { base: { borderRadius: 'control', textDecoration: 'none' } });

const Main = styled('main', { base: { minWidth: 0, outline: 'none' } });

export type AppShellProps = {
  /** Nobody's where nobody is signed in: then a bar stands in the menu's place. */
  role: Role | null;
  hrefs: MenuHrefs;
  signInHref: string;
  currentPath: string;
  open: boolean;
  onToggle: () => void;
  /** Who is signed in, at the menu's foot; nobody until it is known. */
  viewer?: Viewer | undefined;
  /** Left out where there is nothing to search. */
  search?: AppSearch | undefined;
  /** What goes on without the page: in full, or where there is room for an icon only. */
  renderStatus?: ((room: 'full' | 'icon') => ReactNode) | undefined;
  children: ReactNode;
};

/** The frame of a page: the menu, and the page beside it. The page keeps its place, and its text, when somebody signs out. */
export function AppShell({
  role,
  hrefs,
  signInHref,
  currentPath,
  open,
  onToggle,
  viewer,
  search,
  renderStatus,
  children,
}: AppShellProps) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const main = useRef<HTMLElement>(null);
  const homeHref = getHomeHref(role ?? 'user', hrefs);

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
      <Frame open={open} signedOut={role === null}>
        {role ? (
          <>
            <TopBar>
              <Button
                variant="quiet"
                size="icon"
                aria-label="Open menu"
                onClick={() => {
                  setEverOpened(true);
                  setDrawerOpen(true);
                }}
              >
                <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
              </Button>
              <HomeLink href={homeHref} aria-label="Cortex, dashboard">
                <BrandMark />
              </HomeLink>
              <TopBarEnd>
                {renderStatus?.('icon')}
                {search ? <SearchTrigger search={search} wide={false} /> : null}
              </TopBarEnd>
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
                  <Buttons>
                    <Button
                      variant="quiet"
                      size="icon"
                      aria-label="Show menu"
                      aria-expanded="false"
                      onClick={onToggle}
                    >
                      <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
                    </Button>
                    {search ? <SearchTrigger search={search} wide={false} /> : null}
                  </Buttons>
                )}
              </SidebarTop>
              {open && search ? (
                <SearchRow>
                  <SearchTrigger search={search} wide />
                </SearchRow>
              ) : null}
              <SidebarMenu role={role} hrefs={hrefs} currentPath={currentPath} open={open} />
              <Foot open={open}>
                <Status open={open}>{renderStatus?.(open ? 'full' : 'icon')}</Status>
                {viewer ? <ViewerCard viewer={viewer} open={open} /> : null}
              </Foot>
            </Sidebar>
          </>
        ) : (
          <PublicBar homeHref={signInHref} />
        )}
        <Main id="main" ref={main} tabIndex={-1}>
          {children}
        </Main>
      </Frame>
      {role && everOpened ? (
        <Drawer.Root
          recipe={drawerRecipe}
          aria-label="Menu"
          open={drawerOpen}
          onOpenChange={(change) => setDrawerOpen(change.open)}
        >
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content>
              <SidebarTop open>
                <BrandMark />
                <Drawer.CloseTrigger asChild>
                  <Button variant="quiet" size="icon" aria-label="Close menu">
                    <X size={20} strokeWidth={1.75} aria-hidden="true" />
                  </Button>
                </Drawer.CloseTrigger>
              </SidebarTop>
              <SidebarMenu
                role={role}
                hrefs={hrefs}
                currentPath={currentPath}
                open
                onFollow={() => setDrawerOpen(false)}
              />
              {viewer ? <ViewerCard viewer={viewer} open /> : null}
            </Drawer.Content>
          </Drawer.Positioner>
        </Drawer.Root>
      ) : null}
    </>
  );
}
