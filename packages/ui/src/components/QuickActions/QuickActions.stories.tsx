import { FilePlus2, UserRoundPlus } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { QuickActions } from './QuickActions.tsx';

const meta = preview.meta({
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
});

export const Two = meta.story();
export const Phone = meta.story({ globals: onPhone });
