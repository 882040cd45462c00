import { ListChecks, Target } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { ResultPreview } from './ResultPreview.tsx';

const meta = preview.meta({
  component: ResultPreview,
  args: {
    introduction: 'Choose a candidate and a job.',
    points: [
      { icon: Target, title: 'A fit score', text: 'From 0 to 100%.' },
      { icon: ListChecks, title: 'Every criterion', text: 'Met or not found.' },
    ],
  },
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What you will get' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Phone = meta.story({ globals: onPhone });
