import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileQuestion, SearchX, UserRoundPlus } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LoadError } from './LoadError.tsx';
import { StateMessage } from './StateMessage.tsx';

const meta = {
  component: StateMessage,
  args: {
    icon: UserRoundPlus,
    title: 'There are no candidates yet.',
    description: 'Add the first one; a name, a way to reach them and a note are enough.',
    action: <Button variant="secondary">Add a candidate</Button>,
  },
} satisfies Meta<typeof StateMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const NoResults: Story = {
  args: {
    icon: SearchX,
    title: `No name contains “${'abcdefghij'.repeat(20)}”.`,
    description: 'Try a shorter part of the name.',
    action: <Button variant="secondary">Clear search</Button>,
  },
};

export const NotFound: Story = {
  args: { icon: FileQuestion, title: 'Candidate not found', description: undefined, action: undefined },
};

export const WithRetry: Story = {
  render: () => (
    <LoadError
      title="Failed to load jobs."
      description="Check your connection and try again."
      retrying={false}
      onRetry={fn()}
    />
  ),
};

export const Retrying: Story = {
  render: () => (
    <LoadError
      title="Failed to load jobs."
      description="Check your connection and try again."
      retrying
      onRetry={fn()}
    />
  ),
};
