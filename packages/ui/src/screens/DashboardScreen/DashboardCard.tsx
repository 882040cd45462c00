import { type ReactNode, useId } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { styled } from '../../theme/styled.tsx';

const Card = styled('section', {
  base: {
    minWidth: 0,
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingInline: '5',
      paddingBlock: '4',
    },
    '& h2': { fontSize: 'lead' },
    '& header a, & .action': {
      color: 'accent',
      fontSize: 'small',
      fontWeight: 'medium',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      _hover: { textDecoration: 'underline' },
    },
    '& ul': { listStyle: 'none' },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minHeight: '60px',
      paddingInline: '5',
      paddingBlock: '2',
      borderBlockStart: '1px solid {colors.line}',
    },
    '& .words': { flex: 1, minWidth: 0 },
    '& .title, & .fact': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .title': {
      color: 'text',
      fontWeight: 'medium',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
    '& .fact, & > p': { color: 'muted', fontSize: 'small' },
    '& > p': { paddingInline: '5', paddingBlockEnd: '5' },
  },
});

export type DashboardRow = {
  id: string;
  title: string;
  href: string;
  fact: string;
  /** The next action. */
  action?: { label: string; href: string };
};

type DashboardCardProps = {
  title: string;
  rows: readonly DashboardRow[];
  all: { label: string; href: string };
  /** Shown when there is none. */
  empty: ReactNode;
};

/** A few records, newest first, each with a link. */
export function DashboardCard({ title, rows, all, empty }: DashboardCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <Link href={all.href}>{all.label}</Link>
      </header>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              <div className="words">
                <Link className="title" href={row.href}>
                  <bdi>{row.title}</bdi>
                </Link>
                <span className="fact">
                  <bdi>{row.fact}</bdi>
                </span>
              </div>
              {row.action ? (
                <Link
                  className="action"
                  href={row.action.href}
                  aria-label={`${row.action.label} ${row.title}`}
                >
                  {row.action.label}
                </Link>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
