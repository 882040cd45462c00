import { styled } from '../../theme/styled.tsx';
import { Link } from '../Link/Link.tsx';

const Views = styled('nav', {
  base: {
    display: 'flex',
    gap: '5',
    width: { base: 'full', md: 'auto' },
    maxWidth: 'full',
    /* The line is a shadow, so that nothing is scrolled for it. */
    boxShadow: 'inset 0 -1px {colors.line}',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    '& a': {
      paddingBlock: '2',
      borderBlockEnd: '2px solid transparent',
      color: 'muted',
      fontWeight: 'medium',
      textDecoration: 'none',
      _hover: { color: 'text' },
    },
    // On a phone they are more than fit beside each other: they go on in a second line.
    '&[data-many]': {
      flexWrap: 'wrap',
      gap: { base: '0 {spacing.4}', md: '0 {spacing.5}' },
      fontSize: { base: 'small', md: 'body' },
    },
    '& a[aria-current=page]': { color: 'text', borderColor: 'accent' },
  },
});

export type ViewTabsProps = { views: readonly { label: string; href: string; current: boolean }[] };

/** The views of one page, each with its own address. */
export function ViewTabs({ views }: ViewTabsProps) {
  return (
    <Views aria-label="View" data-many={views.length > 3 || undefined}>
      {views.map(({ label, href, current }) => (
        <Link key={href} href={href} aria-current={current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </Views>
  );
}
