import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.tsx';

const List = styled('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '& dt': { color: 'muted', fontSize: 'small' },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line', maxWidth: 'text' },
    '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

export type Fact = { label: string; value: ReactNode };

type FactListProps = { facts: Fact[] };

/** Labels and values; an empty value shows as a dash. */
export function FactList({ facts }: FactListProps) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value === '' || value === undefined ? '—' : value}</dd>
        </div>
      ))}
    </List>
  );
}
