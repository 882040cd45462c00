import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.tsx';
import { Button } from '../Button/Button.tsx';
import { useFocusReturn } from './useFocusReturn.ts';

const Bar = styled('div', {
  base: {
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    _rtl: { transform: 'translateX(50%)' },
    zIndex: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    width: 'max-content',
    maxWidth: 'calc(100% - 32px)',
    paddingBlock: '2',
    paddingInline: '4',
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'raised',
    boxShadow: 'float',
    '& [role=status]': { fontVariantNumeric: 'tabular-nums' },
    _print: { display: 'none' },
  },
  variants: {
    over: {
      page: { position: 'fixed', insetBlockEnd: { base: '20', md: '6' } },
      list: { position: 'absolute', insetBlockEnd: { base: '20', md: '6' } },
    },
  },
});

type SelectionBarProps = {
  /** What is selected, e.g. "Selected candidates". */
  label: string;
  count: number;
  /** What it floats over: the page, or the positioned element around it. */
  over: 'page' | 'list';
  /** What can be done with the selected. */
  children: ReactNode;
  onClear: () => void;
};

/** How many are selected, and what can be done with them. When it goes the focus is where it came from. */
export function SelectionBar({ label, count, over, children, onClear }: SelectionBarProps) {
  const keepPlace = useFocusReturn();
  return (
    <Bar role="group" aria-label={label} over={over} onFocus={keepPlace}>
      <p role="status">{count.toLocaleString('en-US')} selected</p>
      {children}
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
    </Bar>
  );
}
