import { TriangleAlert } from 'lucide-react';
import { styled } from '../theme/styled.tsx';

const List = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    marginBlockEnd: '3',
    listStyle: 'none',
    fontSize: 'small',
    overflowWrap: 'anywhere',
    '& > li': { display: 'flex', gap: '1.5', color: 'warn', minWidth: 0 },
    '& > li > svg': { flexShrink: 0, marginBlockStart: '2px' },
  },
});

type MustHaveWarningsProps = { warnings: readonly string[] };

/** What nobody of a ranked list meets. It waits for the end of the ranking, as each row may be the one to end it. */
export function MustHaveWarnings({ warnings }: MustHaveWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <List aria-label="Must-haves that nobody meets">
      {warnings.map((warning) => (
        <li key={warning}>
          <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />
          <span>{warning}</span>
        </li>
      ))}
    </List>
  );
}
