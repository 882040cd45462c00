import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.tsx';
import { PublicBar } from '../PublicBar/PublicBar.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';

const Frame = styled('div', { base: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' } });

const Main = styled('main', {
  base: {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
    paddingBlockStart: { base: '6', md: '10' },
    paddingBlockEnd: '16',
    outline: 'none',
  },
  variants: {
    width: {
      narrow: {
        maxWidth: '428px',
        md: { justifyContent: 'center', paddingBlockStart: 0, paddingBlockEnd: '24' },
      },
      form: { maxWidth: 'calc({sizes.form} + 48px)' },
      wide: { maxWidth: '1080px' },
    },
  },
});

const Words = styled('div', {
  base: {
    marginBlockEnd: '6',
    '& h1': { fontSize: { base: 'section', md: 'title' }, overflowWrap: 'anywhere' },
    '& p': { color: 'muted', marginBlockStart: '1', maxWidth: 'text' },
  },
});

export type PublicPageProps = {
  homeHref: string;
  /** Left out where the content brings the page's heading. */
  title?: string;
  description?: ReactNode;
  width: 'narrow' | 'form' | 'wide';
  children: ReactNode;
};

/** A whole page without the menu, for people who need not be signed in. */
export function PublicPage({ homeHref, title, description, width, children }: PublicPageProps) {
  return (
    <Frame>
      <PublicBar homeHref={homeHref}>
        <ThemeSwitch />
      </PublicBar>
      <Main id="main" tabIndex={-1} width={width}>
        {title ? (
          <Words>
            <h1>{title}</h1>
            {description ? <p>{description}</p> : null}
          </Words>
        ) : null}
        {children}
      </Main>
    </Frame>
  );
}
