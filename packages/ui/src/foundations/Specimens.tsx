import type { ReactNode } from 'react';
import { styled } from '../theme/styled.tsx';

const Sheet = styled('main', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '10',
    maxWidth: 'page',
    padding: { base: '4', md: '6' },
    '& h1': { fontSize: 'title' },
    '& h2': { fontSize: 'section', marginBlockEnd: '3' },
    '& header p': { color: 'muted', maxWidth: 'text', marginBlockStart: '1' },
  },
});

export const Grid = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))',
    gap: '4',
    listStyle: 'none',
    padding: 0,
  },
});

export const Rows = styled('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none', padding: 0 },
});

export const Name = styled('span', { base: { display: 'block', fontWeight: 'medium' } });
export const Value = styled('span', {
  base: { display: 'block', color: 'muted', fontSize: 'small', overflowWrap: 'anywhere' },
});

type SheetOfProps = { title: string; about: string; children: ReactNode };

/** A page of one foundation, drawn from its tokens. */
export function SheetOf({ title, about, children }: SheetOfProps) {
  return (
    <Sheet>
      <header>
        <h1>{title}</h1>
        <p>{about}</p>
      </header>
      {children}
    </Sheet>
  );
}
