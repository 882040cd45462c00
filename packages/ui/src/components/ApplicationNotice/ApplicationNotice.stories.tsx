import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ApplicationNotice } from './ApplicationNotice.tsx';

const meta = preview.meta({
  component: ApplicationNotice,
  args: { organization: 'North Harbour', contactEmail: 'people@north-harbour.example' },
});

export const WhoApplied = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Their notes are not shown here/)).toBeVisible();
  },
});

export const BeforeOneApplies = meta.story({
  args: { ahead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/what was found in your resume, or to delete it/)).toBeVisible();
    await expect(canvas.queryByText(/not shown here/)).toBeNull();
  },
});
