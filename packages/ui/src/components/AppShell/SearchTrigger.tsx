import { Search } from 'lucide-react';
import { styled } from '../../theme/styled.tsx';
import { Button } from '../Button/Button.tsx';

const Keys = styled('kbd', {
  base: {
    marginInlineStart: 'auto',
    paddingInline: '1.5',
    borderRadius: '4px',
    border: '1px solid {colors.line}',
    fontFamily: 'body',
    fontSize: 'caption',
    lineHeight: 1.637,
  },
});

/** How the search over everything is opened. */
export type AppSearch = {
  /** The keys that open it, as a person reads them. */
  keys: string;
  onOpen: () => void;
  /** It may be opened soon: its code can come ahead. */
  onApproach: () => void;
};

type SearchTriggerProps = { search: AppSearch; wide: boolean };

export function SearchTrigger({ search: { keys, onOpen, onApproach }, wide }: SearchTriggerProps) {
  const common = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': keys.startsWith('⌘') ? 'Meta+K' : 'Control+K',
    title: `Find anything (${keys})`,
    onClick: onOpen,
    onPointerOver: onApproach,
    onFocusCapture: onApproach,
  } as const;
  if (!wide) {
    return (
      <Button {...common} variant="quiet" size="icon" aria-label="Search">
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    );
  }
  return (
    <Button {...common} variant="secondary" size="small" wide>
      <Search size={16} strokeWidth={1.75} aria-hidden="true" />
      Search
      <Keys aria-hidden="true">{keys}</Keys>
    </Button>
  );
}
