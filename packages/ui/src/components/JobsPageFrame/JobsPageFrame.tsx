import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.tsx';

const Frame = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    width: 'full',
    maxWidth: 'calc({sizes.text} + 48px)',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'topBar',
      borderBlockEnd: '1px solid {colors.line}',
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
    },
    '& > header a': { textDecoration: 'none' },
    '& > header a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& > main': {
      flex: 1,
      paddingBlockStart: { base: '6', md: '10' },
      paddingBlockEnd: '12',
      overflowWrap: 'anywhere',
    },
    '& > main h1': { fontSize: { base: 'section', md: 'title' } },
    '& > footer': {
      paddingBlock: '4',
      borderBlockStart: '1px solid {colors.line}',
      color: 'muted',
      fontSize: 'small',
    },
  },
});

export type JobsPageFrameProps = {
  /** Left out where there is no such organization. */
  organization?: string;
  /** Where its open jobs are, on the pages below. */
  listHref?: string;
  children: ReactNode;
};

/** A page of an organization for everybody. It has no switch and no menu: nothing on it needs a script. */
export function JobsPageFrame({ organization, listHref, children }: JobsPageFrameProps) {
  return (
    <Frame>
      {organization ? (
        <header>
          {listHref ? (
            <a href={listHref}>
              <bdi>{organization}</bdi>
            </a>
          ) : (
            <bdi>{organization}</bdi>
          )}
        </header>
      ) : null}
      <main id="main">{children}</main>
      <footer>Applications are kept with Cortex, where people read and answer them.</footer>
    </Frame>
  );
}
