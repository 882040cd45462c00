import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import { BreakpointSheet } from './BreakpointSheet.tsx';

const meta = preview.meta({ component: BreakpointSheet });

export const Breakpoints = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(breakpoints).length);
    await expect(canvas.getByText(/^md, from 768px/)).toBeVisible();
  },
});
