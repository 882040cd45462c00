import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ScoreRing } from './ScoreRing.tsx';

const meta = preview.meta({
  component: ScoreRing,
  args: { score: 78 },
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
});

export const Strong = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Fit score 78%, strong fit' })).toBeVisible();
  },
});
export const Partial = meta.story({ args: { score: 50 } });
export const Weak = meta.story({ args: { score: 33.4 } });
export const Zero = meta.story({ args: { score: 0 } });
export const Full = meta.story({ args: { score: 100 } });
export const Small = meta.story({ args: { size: 'small' } });
export const Tiny = meta.story({ args: { size: 'tiny' } });
export const ReadInPart = meta.story({
  args: { score: 12, inPart: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Fit score 12%, read in part' })).toBeVisible();
  },
});
export const NoScore = meta.story({ args: { score: undefined } });
