import type { PreviewedScore } from '@cortex/api-client/model';
import { styled } from '../../theme/styled.tsx';
import { describeChanges, sortByChange } from './scoreChanges.ts';

const Changes = styled('div', {
  base: {
    '& > p': { color: 'muted', fontSize: 'small', marginBlockEnd: '2', fontVariantNumeric: 'tabular-nums' },
    '& ul': {
      listStyle: 'none',
      maxHeight: '232px',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      border: '1px solid {colors.line}',
      borderRadius: 'control',
    },
    '& ul:focus-visible': { outlineOffset: '-2px' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto 52px',
      gap: '3',
      alignItems: 'baseline',
      paddingBlock: '2',
      paddingInline: '3',
      fontVariantNumeric: 'tabular-nums',
    },
    '& li + li': { borderBlockStart: '1px solid {colors.line}' },
    '& .name': { overflowWrap: 'anywhere' },
    '& .scores': { color: 'muted', fontSize: 'small', whiteSpace: 'nowrap' },
    '& .scores b': { color: 'text', fontWeight: 'medium' },
    '& .change': { textAlign: 'end', fontWeight: 'medium', color: 'muted' },
    '& .up': { color: 'good' },
    '& .down': { color: 'bad' },
  },
});

type ScoreChangesProps = { results: readonly PreviewedScore[]; total: number };

/** Whose score would change and by how much, the largest change first. */
export function ScoreChanges({ results, total }: ScoreChangesProps) {
  return (
    <Changes>
      <p role="status">{describeChanges(results, total)}</p>
      {results.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: A list that scrolls is scrolled with the keyboard too.
        <ul tabIndex={0} aria-label="Scores before and after">
          {sortByChange(results).map(({ candidate, before, after, error }) => {
            const change = Math.round(after ?? 0) - Math.round(before ?? 0);
            return (
              <li key={candidate.id}>
                <span className="name">
                  <bdi>{candidate.name ?? 'A candidate who is gone'}</bdi>
                </span>
                {error ? (
                  <span className="scores">no score</span>
                ) : (
                  <span className="scores">
                    {Math.round(before ?? 0)} % to <b>{Math.round(after ?? 0)} %</b>
                  </span>
                )}
                <span className={change > 0 ? 'change up' : change < 0 ? 'change down' : 'change'}>
                  {error ? '' : change > 0 ? `+${change}` : change < 0 ? `−${-change}` : 'same'}
                </span>
              </li>
            );
          })}
        </ul>
      ) : null}
    </Changes>
  );
}
