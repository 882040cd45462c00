import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ViewTabs } from './ViewTabs.tsx';

const meta = preview.meta({
  component: ViewTabs,
  args: {
    views: [
      { label: 'Overview', href: '/figures', current: true },
      { label: 'Deep dive', href: '/figures?view=deep-dive', current: false },
    ],
  },
  decorators: [(Story) => <div style={{ display: 'flex', padding: 24 }}>{Story()}</div>],
});

export const Two = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Deep dive' })).not.toHaveAttribute('aria-current');
  },
});
