import { FileQuestion, SearchX, UserRoundPlus } from 'lucide-react';
import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { LoadError } from './LoadError.tsx';
import { StateMessage } from './StateMessage.tsx';

const meta = preview.meta({
  component: StateMessage,
  args: {
    icon: UserRoundPlus,
    title: 'There are no candidates yet.',
    description: 'Add the first one; a name, a way to reach them and a note are enough.',
    action: <Button variant="secondary">Add a candidate</Button>,
  },
});

export const Empty = meta.story();

export const NoResults = meta.story({
  args: {
    icon: SearchX,
    title: `No name contains “${'abcdefghij'.repeat(20)}”.`,
    description: 'Try a shorter part of the name.',
    action: <Button variant="secondary">Clear search</Button>,
  },
});

export const NotFound = meta.story({
  args: { icon: FileQuestion, title: 'Candidate not found', description: undefined, action: undefined },
});

export const WithRetry = meta.story({
  render: () => (
    <LoadError
      title="Failed to load jobs."
      description="Check your connection and try again."
      retrying={false}
      onRetry={fn()}
    />
  ),
});

export const Retrying = meta.story({
  render: () => (
    <LoadError
      title="Failed to load jobs."
      description="Check your connection and try again."
      retrying
      onRetry={fn()}
    />
  ),
});
