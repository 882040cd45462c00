import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { AboutCortexScreen } from './AboutCortexScreen.tsx';

const meta = preview.meta({
  component: AboutCortexScreen,
  args: { supportHref: '/contact-support' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome to Cortex' })).toBeVisible();
    for (const name of [
      'Job Management',
      'Candidate Management',
      'User Management',
      'Performance Insights',
    ]) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      '/contact-support',
    );
  },
});

export const Phone = meta.story({ globals: onPhone });
