import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

const Frame = chakra('label', {
  base: {
    display: 'inline-grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    alignSelf: 'flex-start',
    columnGap: '2.5',
    minHeight: '9',
    cursor: 'pointer',
    '& .box': { display: 'grid', placeItems: 'center' },
    '& .box > *': { gridArea: '1 / 1' },
    '& input': {
      appearance: 'none',
      boxSize: '18px',
      borderRadius: '4px',
      border: '1px solid {colors.edge}',
      bg: 'surface',
      cursor: 'inherit',
      transition: 'background-color {durations.quick} {easings.out}',
    },
    '& input:checked': { bg: 'accentSolid', borderColor: 'accentSolid' },
    '& svg': { color: 'onAccent', pointerEvents: 'none', visibility: 'hidden' },
    '& input:checked + svg': { visibility: 'visible' },
    '& .words': { fontWeight: 'medium' },
    '& .hint': { gridColumn: 2, color: 'muted', fontSize: 'small' },
  },
});

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: string };

export function Checkbox({ label, hint, ...props }: CheckboxProps) {
  return (
    <Frame>
      <span className="box">
        <input {...props} type="checkbox" />
        <Check size={14} strokeWidth={3} aria-hidden="true" />
      </span>
      <span className="words">{label}</span>
      {hint ? <span className="hint">{hint}</span> : null}
    </Frame>
  );
}
