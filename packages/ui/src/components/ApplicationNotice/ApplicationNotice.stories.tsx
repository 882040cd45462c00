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
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:people@north-harbour.example');
  },
});

export const BeforeOneApplies = meta.story({
  args: { ahead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/what was found in your resume, or to delete it/)).toBeVisible();
    await expect(canvas.queryByText(/not shown here/)).toBeNull();
  },
});

/** The address is an organization's own text; nothing of it says how the mail begins. */
export const WithAnAddressThatIsNone = meta.story({
  args: { contactEmail: 'people@north-harbour.example?bcc=other@north-harbour.example&body=Hello' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      'mailto:people@north-harbour.example%3Fbcc%3Dother%40north-harbour.example%26body%3DHello',
    );
  },
});
