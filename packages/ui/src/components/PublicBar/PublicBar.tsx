import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Link } from '../Link/Link.tsx';

const Bar = styled('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    width: 'full',
    maxWidth: 'page',
    minHeight: 'topBar',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
    '& > a': { borderRadius: 'control', textDecoration: 'none' },
  },
});

export type PublicBarProps = {
  homeHref: string;
  /** What stands at the other end, say the theme switch of a page without a page header. */
  children?: ReactNode;
};

/** The top of a page that has no menu: the mark, which leads home. */
export function PublicBar({ homeHref, children }: PublicBarProps) {
  return (
    <Bar>
      <Link href={homeHref} aria-label="Cortex, home">
        <BrandMark />
      </Link>
      {children}
    </Bar>
  );
}
