import { ArrowRight } from 'lucide-react';
import { styled } from '../../theme/styled.tsx';
import { Link } from '../Link/Link.tsx';

const Tile = styled(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'end',
    rowGap: { base: '1', md: '3' },
    minHeight: { base: '104px', md: '136px' },
    padding: { base: '4', md: '5' },
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
    color: 'text',
    textDecoration: 'none',
    transition:
      'background-color {durations.quick} {easings.out}, border-color {durations.quick} {easings.out}',
    '& .where': { opacity: 0, transition: 'opacity {durations.quick} {easings.out}' },
    '& svg': { color: 'muted', transition: 'transform {durations.quick} {easings.out}' },
    '&:is(:hover, :focus-visible)': {
      bg: 'hovered',
      borderColor: 'edge',
      '& .where': { opacity: 1 },
      '& svg': { color: 'accent', transform: 'translateX(2px)' },
    },
  },
});

const Label = styled('span', {
  base: { gridColumn: '1 / -1', alignSelf: 'start', color: 'muted', fontWeight: 'medium' },
});

const Figure = styled('span', {
  base: {
    fontSize: 'figure',
    fontWeight: 'semibold',
    lineHeight: '1',
    letterSpacing: 'heading',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Where = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', color: 'muted', fontSize: 'small' },
});

export type StatTileProps = { label: string; value: number; href: string; destination: string };

export function StatTile({ label, value, href, destination }: StatTileProps) {
  return (
    <Tile href={href}>
      <Label>{label}</Label>
      <Figure>{value.toLocaleString('en-US')}</Figure>
      <Where>
        <span className="where">{destination}</span>
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </Where>
    </Tile>
  );
}
