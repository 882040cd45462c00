import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilePlus2, UserRoundPlus } from 'lucide-react';
import { onPhone } from '../../stories/onPhone.ts';
import { QuickActions } from './QuickActions.tsx';

const meta = {
  component: QuickActions,
  args: {
    title: 'Next steps',
    actions: [
      { label: 'Create a job', description: 'Say what you look for.', href: '/create-job', icon: FilePlus2 },
      {
        label: 'Add a candidate',
        description: 'With notes and, if there is one, a resume.',
        href: '/create-candidate',
        icon: UserRoundPlus,
      },
    ],
  },
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
} satisfies Meta<typeof QuickActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Phone: Story = { globals: onPhone };
