import { chakra } from '@chakra-ui/react/styled-system';
import type { Criterion } from '@cortex/api-client/model';
import { Check, Minus } from 'lucide-react';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '2',
    alignItems: 'start',
    paddingBlock: '4',
    paddingInline: '5',
    _notFirst: { borderBlockStart: '1px solid {colors.line}' },
  },
});

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '5',
    borderRadius: 'full',
  },
  variants: {
    met: { true: { bg: 'goodSubtle', color: 'good' }, false: { bg: 'badSubtle', color: 'bad' } },
  },
});

const Name = chakra('p', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } });

const State = chakra('span', {
  base: { fontWeight: 'normal', fontSize: 'small', marginInlineStart: '2', color: 'muted' },
});

const Weight = chakra('p', {
  base: {
    color: 'muted',
    fontSize: 'small',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

const Quotes = chakra('div', {
  base: { gridColumn: '2 / -1', display: 'flex', flexDirection: 'column', gap: '2' },
});

const Quote = chakra('figure', {
  base: {
    maxWidth: 'text',
    paddingBlock: '2',
    paddingInline: '3',
    borderRadius: 'control',
    bg: 'canvas',
    borderInlineStart: '2px solid {colors.edge}',
    overflowWrap: 'anywhere',
    '& figcaption': { color: 'muted', fontSize: 'small', marginBlockStart: '0.5' },
  },
});

export type CriterionRowProps = { criterion: Criterion };

export function CriterionRow({ criterion: { name, weight, met, evidence } }: CriterionRowProps) {
  const Icon = met ? Check : Minus;
  return (
    <Row>
      <Mark met={met}>
        <Icon size={14} strokeWidth={2.5} aria-hidden="true" />
      </Mark>
      <Name>
        {name}
        <State>{met ? 'Met' : 'Not found'}</State>
      </Name>
      <Weight>Weight {weight} %</Weight>
      {evidence.length > 0 ? (
        <Quotes>
          {evidence.map(({ quote, source }) => (
            <Quote key={source + quote}>
              <blockquote dir="auto">“{quote}”</blockquote>
              <figcaption>{source === 'resume' ? 'From the resume' : 'From the notes'}</figcaption>
            </Quote>
          ))}
        </Quotes>
      ) : null}
    </Row>
  );
}
