import { EmptyState } from '@chakra-ui/react/empty-state';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { emptyStateRecipe } from '../../theme/recipes/emptyState.ts';
import { styled } from '../../theme/styled.tsx';

const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
});

export type StateMessageProps = {
  icon: LucideIcon;
  /** `h1` where the message is the whole page. */
  titleAs?: 'p' | 'h1';
  /** One sentence about the situation. */
  title: ReactNode;
  /** One sentence about what to do. */
  description?: ReactNode;
  /** What to do about it: one action, rarely two. */
  action?: ReactNode;
};

/** The one shape of a page or a panel that has nothing to show: empty, no results, not found, an error. */
export function StateMessage({ icon: Icon, titleAs = 'p', title, description, action }: StateMessageProps) {
  return (
    <EmptyState.Root recipe={emptyStateRecipe}>
      <EmptyState.Content>
        <EmptyState.Indicator>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </EmptyState.Indicator>
        <div>
          <EmptyState.Title as={titleAs}>{title}</EmptyState.Title>
          {description ? <EmptyState.Description>{description}</EmptyState.Description> : null}
        </div>
        {action ? <Actions>{action}</Actions> : null}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
