import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../theme/styled.tsx';
import type { ListContext } from './listContext.ts';

const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1.5',
    /* While the first rows are awaited, it keeps its place. */
    minHeight: '5',
    marginBlockEnd: '3',
    fontSize: 'small',
    overflowWrap: 'anywhere',
    '& .best': { color: 'muted' },
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '1',
      listStyle: 'none',
      minWidth: 0,
    },
    '& li': { display: 'flex', gap: '1.5', color: 'warn', minWidth: 0 },
    '& li svg': { flexShrink: 0, marginBlockStart: '2px' },
    '& .action': { marginInlineStart: 'auto' },
  },
});

type ContextLineProps = {
  context: ListContext;
  running: boolean;
  action?: ReactNode;
};

/** What a ranked list says of itself, above its rows. Warnings wait for the end of the ranking, as each row may be the one to end them. */
export function ContextLine({ context: { best, warnings }, running, action }: ContextLineProps) {
  if (!running && best === '' && warnings.length === 0) return null;
  return (
    <Line>
      {best ? <p className="best">{best}</p> : null}
      {warnings.length > 0 && !running ? (
        <ul aria-label="Must-haves that nobody meets">
          {warnings.map((warning) => (
            <li key={warning}>
              <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />
              <span>{warning}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {action ? <div className="action">{action}</div> : null}
    </Line>
  );
}
