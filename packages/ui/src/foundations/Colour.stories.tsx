import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { semanticTokens } from '../theme/semanticTokens.ts';
import { ColourSheet, describeContrast, groups, pairs } from './ColourSheet.tsx';
import { countContrast } from './contrast.ts';

const meta = preview.meta({ component: ColourSheet });

export const Colour = meta.story({
  play: async ({ canvas }) => {
    const listed = Object.values(groups).flat();
    await expect(listed.toSorted()).toEqual(Object.keys(semanticTokens.colors).toSorted());
    await expect(canvas.getByText('accentSolid')).toBeVisible();
    for (const { front, back, least } of pairs) {
      for (const theme of ['dark', 'light'] as const)
        await expect(countContrast(front, back, theme), describeContrast(front, back)).toBeGreaterThanOrEqual(
          least,
        );
    }
    for (const colour of canvas.getAllByRole('listitem')) {
      await expect(colour.querySelector('span')).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
    }
  },
});
