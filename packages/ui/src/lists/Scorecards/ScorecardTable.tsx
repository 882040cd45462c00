import type { Scorecard } from '@cortex/api-client/model';
import { useState } from 'react';
import { formatDate } from '../../formatDate.ts';
import { styled } from '../../theme/styled.tsx';
import { MoreCriteria } from './MoreCriteria.tsx';
import { markWords, pickFirst } from './marks.ts';

const Scroller = styled('div', {
  base: {
    overflowX: 'auto',
    '& table': { width: 'full', borderCollapse: 'collapse', fontSize: 'small' },
    '& th, & td': {
      minWidth: '128px',
      maxWidth: '260px',
      paddingBlock: '2.5',
      paddingInline: '3',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBlockStart: '1px solid {colors.line}',
      overflowWrap: 'anywhere',
    },
    '& th:first-of-type': { paddingInlineStart: '5', fontWeight: 'medium' },
    '& thead th': { color: 'muted', fontWeight: 'medium', borderBlockStart: 0 },
    '& .mark': { fontWeight: 'medium' },
    '& .comment, & time': { display: 'block', color: 'muted' },
  },
});

const Foot = styled('div', {
  base: {
    paddingBlock: '2',
    paddingInline: '5',
    borderBlockStart: '1px solid {colors.line}',
    _empty: { display: 'none' },
    _print: { display: 'none' },
  },
});

type ScorecardTableProps = {
  criteria: readonly string[];
  /** What the analysis found, by the criterion's name; empty where there is none beside. */
  findings: ReadonlyMap<string, string>;
  own: Scorecard;
  others: readonly Scorecard[];
};

/** What the analysis found and what each person saw, side by side. No figure is made of both. */
export function ScorecardTable({ criteria, findings, own, others }: ScorecardTableProps) {
  const cards = [own, ...others];
  const [all, setAll] = useState(false);
  const isSaid = (criterion: string) =>
    cards.some(({ marks }) => marks.some((mark) => mark.criterion === criterion));
  const first = pickFirst(criteria, isSaid);
  return (
    <>
      <Scroller role="region" aria-label="Scorecards side by side" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Criterion</th>
              {findings.size > 0 ? <th scope="col">Analysis</th> : null}
              {cards.map((card) => (
                <th key={card.by.id} scope="col">
                  {card === own ? 'You' : <bdi>{card.by.full_name ?? 'A deleted user'}</bdi>}
                  <time dateTime={card.submitted_at}>
                    {formatDate(card.submitted_at)}
                    {card.changed_at ? `, changed ${formatDate(card.changed_at)}` : ''}
                  </time>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(all ? criteria : first).map((criterion) => (
              <tr key={criterion}>
                <th scope="row">{criterion}</th>
                {findings.size > 0 ? <td>{findings.get(criterion) ?? 'Not asked for now'}</td> : null}
                {cards.map((card) => (
                  <Mark key={card.by.id} card={card} criterion={criterion} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <Foot>
        <MoreCriteria count={criteria.length - first.length} open={all} onToggle={() => setAll(!all)} />
      </Foot>
    </>
  );
}

function Mark({ card, criterion }: { card: Scorecard; criterion: string }) {
  const found = card.marks.find((one) => one.criterion === criterion);
  return (
    <td>
      <span className="mark">{found?.mark === undefined ? '–' : markWords[found.mark]}</span>
      {found?.comment ? (
        <span className="comment" dir="auto">
          {found.comment}
        </span>
      ) : null}
    </td>
  );
}
