import { Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../components/Button/Button.tsx';
import { useFocusReturn } from '../components/SelectionBar/useFocusReturn.ts';
import { styled } from '../theme/styled.tsx';
import { describeSelection, isComparable } from './selection.ts';

const Bar = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    flexShrink: 0,
    minHeight: '13',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '2',
    borderBlockStart: '1px solid {colors.line}',
    _print: { display: 'none' },
    '& p': { flex: '1 1 120px', color: 'muted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
    '& kbd': {
      paddingInline: '1',
      borderRadius: '4px',
      border: '1px solid {colors.line}',
      fontFamily: 'inherit',
      fontSize: 'caption',
    },
    /* Touch screens have no keys. */
    '& .key': { display: { base: 'none', md: 'inline' } },
    '& p[data-full]': { color: 'warn' },
    '@container (max-width: 420px)': {
      '& p': { flexBasis: '100%' },
      '& .compare': { order: 1, flex: 1 },
      '& .clear': { order: 2 },
    },
  },
});

const Contents = styled('div', { base: { display: 'contents' } });

type CompareBarProps = {
  /** How many rows are selected. */
  selected: number;
  /** Whether the last attempt was one too many. */
  full: boolean;
  /** The link to the comparison of the selected rows. */
  href: string;
  /** What else can be done with the selected rows. */
  children?: ReactNode;
  onClear: () => void;
};

/** What can be done with the selected rows of a list, their comparison first. It is shown before anything is selected, so that nothing moves. */
export function CompareBar({ selected, full, href, children, onClear }: CompareBarProps) {
  return (
    <Bar>
      <p data-full={full || undefined}>
        <span role="status">{describeSelection(selected, full)}</span>
        {selected === 0 ? (
          <span className="key">
            {' '}
            <kbd>X</kbd> selects a row.
          </span>
        ) : null}
      </p>
      {selected > 0 ? (
        <SelectionActions>
          <Button className="clear" variant="quiet" size="small" onClick={onClear}>
            Clear
          </Button>
          {children}
        </SelectionActions>
      ) : null}
      {!isComparable(selected) ? (
        <Button className="compare" variant="secondary" size="small" disabled>
          <Columns3 size={14} strokeWidth={2} aria-hidden="true" />
          Compare candidates
        </Button>
      ) : (
        <ButtonLink className="compare" href={href} size="small">
          <Columns3 size={14} strokeWidth={2} aria-hidden="true" />
          Compare {selected} candidates
        </ButtonLink>
      )}
    </Bar>
  );
}

/** What goes with the selection, and gives the focus back to the list. */
function SelectionActions({ children }: { children: ReactNode }) {
  const keepPlace = useFocusReturn();
  return <Contents onFocus={keepPlace}>{children}</Contents>;
}
