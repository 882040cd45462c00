import type { MustHave } from '@cortex/api-client/model';
import { outcomeIcons } from '../components/CriterionRow/outcome.ts';
import { styled } from '../theme/styled.tsx';
import { describeMustHaves } from './mustHaveWords.ts';

/** More marks than this cannot be read at a glance; the sentence beside them tells the rest. */
const SHOWN = 6;

const Marks = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    flexShrink: 0,
    color: 'muted',
    fontSize: 'caption',
    '& .mark': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '18px',
      borderRadius: 'full',
    },
    '& .met': { bg: 'goodSubtle', color: 'good' },
    '& .unclear': { bg: 'warnSubtle', color: 'warn' },
    '& .missing': { bg: 'badSubtle', color: 'bad' },
  },
});

type MustHaveMarksProps = { mustHaves: readonly MustHave[] };

/** The must-haves of a job as a row of marks: met, unclear, missing. */
export function MustHaveMarks({ mustHaves }: MustHaveMarksProps) {
  if (mustHaves.length === 0) return null;
  const more = mustHaves.length - SHOWN;
  return (
    <Marks role="img" aria-label={describeMustHaves(mustHaves)} title={describeMustHaves(mustHaves)}>
      {mustHaves.slice(0, SHOWN).map(({ name, state }) => {
        const Icon = outcomeIcons[state];
        return (
          <span key={name} className={`mark ${state}`}>
            <Icon size={12} strokeWidth={2.5} aria-hidden="true" />
          </span>
        );
      })}
      {more > 0 ? `+${more}` : null}
    </Marks>
  );
}
