import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';

type MoreCriteriaProps = { count: number; open: boolean; onToggle: () => void };

/** Shows the criteria that an interview hardly asks of; nothing where there are none. */
export function MoreCriteria({ count, open, onToggle }: MoreCriteriaProps) {
  if (count === 0) return null;
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <Button variant="quiet" size="small" aria-expanded={open} onClick={onToggle}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {open ? 'Show fewer criteria' : count === 1 ? 'Show 1 more criterion' : `Show ${count} more criteria`}
    </Button>
  );
}
