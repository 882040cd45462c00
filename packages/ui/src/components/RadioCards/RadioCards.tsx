import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

const Group = chakra('fieldset', { base: { minWidth: 0, marginBlockEnd: '4' } });
const Legend = chakra('legend', { base: { fontWeight: 'medium', marginBlockEnd: '1.5' } });
const Cards = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });

const Card = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '0.5',
    alignItems: 'center',
    paddingBlock: '3',
    paddingInline: '4',
    borderRadius: 'control',
    border: '1px solid {colors.line}',
    bg: 'surface',
    cursor: 'pointer',
    transition:
      'background-color {durations.quick} {easings.out}, border-color {durations.quick} {easings.out}',
    _hover: { borderColor: 'edge' },
    '&:has(:checked)': { borderColor: 'accent', bg: 'accentSubtle' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    '& input': {
      appearance: 'none',
      boxSize: '4',
      borderRadius: 'full',
      border: '1px solid {colors.edge}',
      bg: 'surface',
      cursor: 'inherit',
      outline: 'none !important',
    },
    '& input:checked': { border: '5px solid {colors.accentSolid}', bg: 'onAccent' },
    '& .label': { fontWeight: 'medium' },
    '& .aside': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& .description': { gridColumn: '2 / -1', color: 'muted', fontSize: 'small' },
  },
});

export type RadioOption = { value: string; label: string; aside: string; description: string };

export type RadioCardsProps = {
  legend: string;
  options: readonly RadioOption[];
  /** What each radio button bears: its name and its handlers. */
  control: ComponentProps<'input'>;
};

/** One choice of a few, each with a fact at its end and a line of what it means. */
export function RadioCards({ legend, options, control }: RadioCardsProps) {
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Cards>
        {options.map(({ value, label, aside, description }) => (
          <Card key={value}>
            <input {...control} type="radio" value={value} />
            <span className="label">{label}</span>
            <span className="aside">{aside}</span>
            <span className="description">{description}</span>
          </Card>
        ))}
      </Cards>
    </Group>
  );
}
