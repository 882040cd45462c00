import type { CriterionChoice, ReadCriterion } from '@cortex/api-client/model';
import { X } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { kindWords } from '../../components/CriterionRow/kindWords.ts';
import { SelectInput } from '../../components/FormField/SelectInput.tsx';
import { styled } from '../../theme/styled.tsx';
import { importanceWords } from './criterionChoices.ts';

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) 164px', md: 'minmax(0, 1fr) 158px' },
    columnGap: '2',
    alignItems: 'center',
    paddingBlock: '2.5',
    '& .name': { fontWeight: 'medium' },
    '& .fact': { color: 'muted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
    '&[data-left-out] .name': { color: 'muted', textDecoration: 'line-through' },
  },
});

const Choice = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    '& > div': { flex: 1, minWidth: 0 },
    '& select': {
      minHeight: '8',
      paddingInlineStart: '2.5',
      paddingInlineEnd: '7',
      fontSize: { base: 'lead', md: 'small' },
    },
    '& > div > svg': { insetInlineEnd: '2' },
    '& select[data-as-written]': { color: 'muted', borderColor: 'line' },
    '& button': { width: '8', marginInlineEnd: '-2' },
  },
});

type Importance = CriterionChoice['importance'];

const writtenWords: Record<ReadCriterion['importance'], string> = {
  must: 'As written: must',
  nice: 'As written: nice',
  neither: 'As written',
  left_out: 'As written',
};

type ChoiceRowProps = {
  criterion: ReadCriterion;
  /** What the person chose. */
  chosen: Importance | null;
  /** What the text says, where it is known. */
  written: ReadCriterion['importance'] | null;
  onChoose: (choice: { importance: Importance | null }) => void;
};

/** One criterion of a job that is being written, and what a person makes of it. */
export function ChoiceRow({ criterion, chosen, written, onChoose }: ChoiceRowProps) {
  const { name, kind, weight, from, quote } = criterion;
  const added = from === 'person';
  const leftOut = chosen === 'left_out';

  return (
    <Row data-left-out={leftOut || undefined}>
      <div>
        <p className="name" dir="auto" title={quote && `“${quote}”`}>
          {name}
        </p>
        <p className="fact">
          {kindWords[kind]} · {leftOut ? 'not scored' : describePoints(weight)}
        </p>
      </div>
      <Choice>
        <SelectInput
          aria-label={`How much ${name} counts`}
          data-as-written={chosen === null || undefined}
          value={chosen ?? ''}
          onChange={(event) => onChoose({ importance: toImportance(event.currentTarget.value) })}
        >
          {added ? null : <option value="">{writtenWords[written ?? 'neither']}</option>}
          {Object.entries(importanceWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectInput>
        {added ? (
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Remove ${name}`}
            onClick={() => onChoose({ importance: null })}
          >
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        ) : null}
      </Choice>
    </Row>
  );
}

function toImportance(value: string): Importance | null {
  return value === 'must' || value === 'nice' || value === 'left_out' ? value : null;
}

function describePoints(weight: number): string {
  const points = weight.toLocaleString('en-US', { maximumFractionDigits: 1 });
  return points === '1' ? '1 point' : `${points} points`;
}
