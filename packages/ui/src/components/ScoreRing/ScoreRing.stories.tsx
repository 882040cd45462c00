import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScoreRing } from './ScoreRing.tsx';

const meta = {
  component: ScoreRing,
  args: { score: 78 },
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
} satisfies Meta<typeof ScoreRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Fit score 78%, strong fit' })).toBeVisible();
  },
};
export const Partial: Story = { args: { score: 50 } };
export const Weak: Story = { args: { score: 33.4 } };
export const Zero: Story = { args: { score: 0 } };
export const Full: Story = { args: { score: 100 } };
export const Small: Story = { args: { size: 'small' } };
export const Tiny: Story = { args: { size: 'tiny' } };
export const ReadInPart: Story = {
  args: { score: 12, inPart: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Fit score 12%, read in part' })).toBeVisible();
  },
};
export const NoScore: Story = { args: { score: undefined } };
