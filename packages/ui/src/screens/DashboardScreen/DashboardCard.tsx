import { CircleAlert } from 'lucide-react';
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
    '& .fact.whole': { whiteSpace: 'normal' },
    '& .late': { color: 'bad', fontWeight: 'medium' },
    '& .late svg': { display: 'inline', marginInlineEnd: '1', verticalAlign: '-2px' },
    '& > p': { paddingInline: '5', paddingBlockEnd: '5' },
    // A finger meets them as it meets a button, and nothing moves for it.
    '@media (pointer: coarse)': {
      '& header a, & .action': { display: 'inline-block', paddingBlock: '3', marginBlock: '-3' },
      '& .title': { paddingBlock: '3', marginBlock: '-3' },
    },
  },
});

export type DashboardRow = {
  id: string;
  title: string;
  href: string;
  fact: string;
  /** Whether the fact goes on in a second line where there is no room, and is not cut. */
  isWhole?: boolean;
  /** Said before the fact, of what should have been done by now. */
  late?: string;
  /** The next action. */
  action?: { label: string; href: string };
};

type DashboardCardProps = {
  title: string;
  rows: readonly DashboardRow[];
  all?: { label: string; href: string };
  /** Shown when there is none. */
  empty?: ReactNode;
  /** Shown below the rows. */
  foot?: ReactNode;
};

/** A few records, each with a link. */
export function DashboardCard({ title, rows, all, empty, foot }: DashboardCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {all ? <Link href={all.href}>{all.label}</Link> : null}
      </header>
      {rows.length === 0 ? (
        empty ? (
          <p>{empty}</p>
        ) : null
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              <div className="words">
                <Link className="title" href={row.href}>
                  <bdi>{row.title}</bdi>
                </Link>
                <span className={row.isWhole ? 'fact whole' : 'fact'}>
                  {row.late ? (
                    <span className="late">
                      <CircleAlert size={14} strokeWidth={2} aria-hidden="true" />
                      {row.late} ·{' '}
                    </span>
                  ) : null}
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
      {foot}
    </Card>
  );
}
