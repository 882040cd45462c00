import preview from '../../../../../.storybook/preview.tsx';
import { StatTile } from './StatTile.tsx';

const meta = preview.meta({
  component: StatTile,
  args: { label: 'Active Jobs', value: 12, href: '/active-jobs', destination: 'See all jobs' },
  decorators: [(Story) => <div style={{ padding: 24, maxWidth: 360 }}>{Story()}</div>],
});

export const Some = meta.story();
export const None = meta.story({ args: { value: 0 } });
export const VeryMany = meta.story({ args: { value: 1_048_576 } });
export const RightToLeft = meta.story({
  args: { label: 'الوظائف', destination: 'عرض الكل' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

export const ShowsWhereItLeadsOnFocus = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
