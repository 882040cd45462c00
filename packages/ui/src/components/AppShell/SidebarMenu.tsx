import type { LucideIcon } from 'lucide-react';
import { memo, useId } from 'react';
import { styled } from '../../theme/styled.tsx';
import { Link } from '../Link/Link.tsx';
import { getMenu, type MenuHrefs, type Role } from './menu.ts';

/* Where a window is low, rows and gaps shrink before anything scrolls: at 720 px an admin sees the whole menu. */
const LOW = '@media (min-width: 768px) and (max-height: 900px)';

const Nav = styled('nav', {
  base: {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    /* Room for the focus ring, which a scroller cuts off. */
    padding: '1',
    margin: '-1',
    paddingBlockEnd: '2',
  },
});

const Groups = styled('ul', {
  base: { display: 'flex', flexDirection: 'column', listStyle: 'none' },
  variants: {
    open: {
      true: { gap: '5', [LOW]: { gap: 'clamp(10px, (100dvh - 560px) / 16, 20px)' } },
      false: { gap: '2', [LOW]: { gap: '1' } },
    },
  },
});

const Group = styled('li', {
  variants: {
    open: {
      true: {},
      false: {
        _notFirst: {
          paddingBlockStart: '2',
          borderBlockStart: '1px solid {colors.line}',
          [LOW]: { paddingBlockStart: '1' },
        },
      },
    },
  },
});

const GroupLabel = styled('p', {
  base: { color: 'muted', fontSize: 'small' },
  variants: {
    open: {
      true: { paddingInline: '3', paddingBlockEnd: '1', [LOW]: { paddingBlockEnd: '0.5' } },
      false: { srOnly: true },
    },
  },
});

const ItemLink = styled(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    borderRadius: 'control',
    color: 'text',
    fontWeight: 'medium',
    textDecoration: 'none',
    transition: 'background-color {durations.quick} {easings.out}',
    _hover: { bg: 'hovered' },
    '&[aria-current=page]': {
      bg: 'accentSubtle',
      color: 'text',
      fontWeight: 'semibold',
      '& svg': { color: 'accent' },
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: '2',
        width: '3px',
        borderRadius: 'full',
        bg: 'accent',
      },
    },
    '& svg': { flexShrink: 0, color: 'muted' },
  },
  variants: {
    open: {
      true: {
        gap: '3',
        minHeight: '9',
        paddingInline: '3',
        [LOW]: { minHeight: 'clamp(28px, (100dvh - 312px) / 16, 36px)' },
      },
      false: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: '1',
        minHeight: '12',
        paddingInline: '1',
        paddingBlock: '1.5',
        fontSize: 'caption',
        lineHeight: '1.2',
        textAlign: 'center',
        [LOW]: {
          gap: '1px',
          minHeight: '8',
          paddingBlock: 'clamp(1px, (100dvh - 680px) / 40, 6px)',
          lineHeight: 1.091,
          '& svg': { boxSize: '4' },
        },
      },
    },
  },
});

type ItemProps = {
  label: string;
  href: string;
  icon: LucideIcon;
  open: boolean;
  current: boolean;
  onFollow: (() => void) | undefined;
};

/** From page to page, only the one that is left and the one that is opened are drawn. */
const Item = memo(function Item({ label, href, icon: Icon, open, current, onFollow }: ItemProps) {
  return (
    <li>
      <ItemLink href={href} open={open} aria-current={current ? 'page' : undefined} onClick={onFollow}>
        <Icon size={open ? 18 : 20} strokeWidth={1.75} aria-hidden="true" />
        {label}
      </ItemLink>
    </li>
  );
});

type SidebarMenuProps = {
  role: Role;
  hrefs: MenuHrefs;
  currentPath: string;
  open: boolean;
  onFollow?: () => void;
};

export function SidebarMenu({ role, hrefs, currentPath, open, onFollow }: SidebarMenuProps) {
  const idPrefix = useId();

  return (
    <Nav aria-label="Main">
      <Groups open={open}>
        {getMenu(role, hrefs).map((group) => (
          <Group key={group.label} open={open}>
            <GroupLabel id={idPrefix + group.label} open={open}>
              {group.label}
            </GroupLabel>
            <ul aria-labelledby={idPrefix + group.label}>
              {group.items.map((item) => (
                <Item
                  key={item.href}
                  {...item}
                  open={open}
                  current={item.href === currentPath}
                  onFollow={onFollow}
                />
              ))}
            </ul>
          </Group>
        ))}
      </Groups>
    </Nav>
  );
}
