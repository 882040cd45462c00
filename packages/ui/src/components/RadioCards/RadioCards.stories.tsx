import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RadioCards } from './RadioCards.tsx';

const meta = preview.meta({
  component: RadioCards,
  args: {
    legend: 'Pricing tier',
    options: [
      { value: 'basic', label: 'Basic', aside: '$29.99/month', description: 'Unlimited resume analysis' },
      { value: 'standard', label: 'Standard', aside: '$69.99/month', description: 'Adds up to 5 users' },
    ],
    control: { name: 'tier' },
  },
  decorators: [(Story) => <div style={{ padding: 24, maxWidth: 560 }}>{Story()}</div>],
});

export const NothingChosen = meta.story();

export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Standard/ }));
    await expect(canvas.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  },
});

export const ObeysTheKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  },
});
