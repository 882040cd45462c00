import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { getTheme } from '../../theme/colorTheme.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { Page } from '../Page/Page.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  component: PageHeader,
  args: {
    title: 'Active Candidates',
    description: 'Everybody who is in the running.',
    action: <ButtonLink href="/create-candidate">Create Candidate</ButtonLink>,
  },
  decorators: [(Story) => <Page>{Story()}</Page>],
});

export const WithAnAction = meta.story();
export const TitleAlone = meta.story({ args: { description: undefined, action: undefined } });

export const LongTitle = meta.story({
  args: { title: 'Candidates for Wolfgang von Hohenstein-Schillingsfürst, '.repeat(4) },
});

export const RightToLeft = meta.story({
  args: { title: 'المرشحون', description: 'كل من هو في السباق.' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

export const Phone = meta.story({ globals: onPhone });

export const SwitchesTheTheme = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = getTheme();
    const other = before === 'dark' ? 'light' : 'dark';
    await userEvent.click(canvas.getByRole('button', { name: `Use the ${other} theme` }));
    await expect(getTheme()).toBe(other);
    await expect(localStorage.getItem('theme')).toBe(other);
    await userEvent.click(canvas.getByRole('button', { name: `Use the ${before} theme` }));
    await expect(getTheme()).toBe(before);
  },
});
