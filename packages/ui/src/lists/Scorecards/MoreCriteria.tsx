import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { styled } from '../../theme/styled.tsx';

/* What the button shows stands in line with what is above it. */
const Line = styled('div', {
  base: { marginInlineStart: 'calc(-1px - {spacing.3})', _print: { display: 'none' } },
});

type MoreCriteriaProps = { count: number; open: boolean; onToggle: () => void };

/** Shows the criteria that an interview hardly asks of; nothing where there are none. */
export function MoreCriteria({ count, open, onToggle }: MoreCriteriaProps) {
  if (count === 0) return null;
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <Line>
      <Button variant="quiet" size="small" aria-expanded={open} onClick={onToggle}>
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        {open ? 'Show fewer criteria' : count === 1 ? 'Show 1 more criterion' : `Show ${count} more criteria`}
      </Button>
    </Line>
  );
}
