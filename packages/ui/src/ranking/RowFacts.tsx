import type { MustHave } from '@cortex/api-client/model';
import { Check, CircleQuestionMark, type LucideIcon, X } from 'lucide-react';
import { Fragment } from 'react';
import { styled } from '../theme/styled.tsx';
import { clamp } from './clamp.ts';
import { countFitting, isKeptWhole, makeRoom, type Room } from './fitFacts.ts';
import { describeMustHaves } from './mustHaveWords.ts';
import type { Difference } from './tellApart.ts';

const Facts = styled('span', {
  base: {
    color: 'muted',
    fontSize: 'small',
    lineHeight: 1.308,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '& .fact': { marginInlineEnd: '3' },
    '& .fact:last-child': { marginInlineEnd: 0 },
    '& .whole': { whiteSpace: 'nowrap' },
    '& .missing, & .unclear': { color: 'text' },
    '& svg': {
      display: 'inline',
      width: '13px',
      height: '13px',
      marginInlineEnd: '1',
      verticalAlign: '-2px',
    },
    '& .missing svg': { color: 'bad' },
    '& .unclear svg': { color: 'warn' },
    '& .met svg': { color: 'good' },
    '& .more': { fontVariantNumeric: 'tabular-nums' },
  },
});

const icons: Record<MustHave['state'], LucideIcon> = { missing: X, unclear: CircleQuestionMark, met: Check };

type RowFactsProps = { difference: Difference; mustHaves: readonly MustHave[]; room: Room };

/** The must-haves that set a row apart, each with its mark, as far as there is room; all of them for who hovers or listens. */
export function RowFacts({ difference: { open, met }, mustHaves, room: usual }: RowFactsProps) {
  const facts = [
    ...open.map(({ name, state }) => ({ text: name, state })),
    ...(met ? [{ text: met, state: 'met' as const }] : []),
  ];
  const room = makeRoom(facts[0]?.text ?? '', usual);
  const fitting = countFitting(
    facts.map(({ text }) => text),
    room,
  );
  const left = open.length - fitting;
  const all = describeMustHaves(mustHaves);
  return (
    <Facts role="img" aria-label={all} title={all} style={clamp(room.lines)}>
      {facts.slice(0, fitting).map(({ text, state }) => {
        const Icon = icons[state];
        return (
          <Fragment key={text}>
            <span className={`fact ${state}${isKeptWhole(text) ? ' whole' : ''}`}>
              <Icon size={13} strokeWidth={2.5} aria-hidden="true" />
              <bdi>{text}</bdi>
            </span>{' '}
          </Fragment>
        );
      })}
      {left > 0 ? <span className="more">+{left}</span> : null}
    </Facts>
  );
}
