import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../theme/tokens.ts';
import { TypeSheet } from './TypeSheet.tsx';

const meta = preview.meta({ component: TypeSheet });

export const Type = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Every score shows/)).toHaveLength(
      Object.keys(tokens.fontSizes).length,
    );
    await expect(getComputedStyle(document.body).fontFamily).toContain('Inter Variable');
  },
});
