import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Check, ChevronDown } from 'lucide-react';
import { menuRecipe } from '../../theme/recipes/menu.ts';

type ActionMenuProps = {
  /** What it does, for who does not see what it stands beside. */
  label: string;
  /** What stands on its button. */
  text: string;
  actions: readonly { id: string; text: string }[];
  /** The one of them that is so now. */
  currentId?: string | undefined;
  size?: 'sm' | 'md';
  tabIndex?: number;
  onAct: (action: { id: string }) => void;
};

/** A button with a menu. Walking through it does nothing: an action is carried out where it is chosen. */
export function ActionMenu({
  label,
  text,
  actions,
  currentId,
  size = 'md',
  tabIndex = 0,
  onAct,
}: ActionMenuProps) {
  return (
    <Menu.Root
      recipe={menuRecipe}
      size={size}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start', gutter: 4, strategy: 'fixed' }}
    >
      <Menu.Trigger aria-label={`${label}: ${text}`} tabIndex={tabIndex}>
        <span className="text">{text}</span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          {/* The keys of the page behind do nothing meanwhile. */}
          <Menu.Content onKeyDown={(event) => event.stopPropagation()}>
            {actions.map((action) => (
              <Menu.Item
                key={action.id}
                value={action.id}
                aria-current={action.id === currentId ? true : undefined}
                // Enter clicks, too; Chakra's own event lacks the item where a click comes without a pointer, as screen readers send it.
                onClick={() => onAct({ id: action.id })}
              >
                {action.text}
                {action.id === currentId ? <Check size={16} strokeWidth={2} aria-hidden="true" /> : null}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
