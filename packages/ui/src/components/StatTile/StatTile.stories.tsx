import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatTile } from './StatTile.tsx';

const meta = {
  component: StatTile,
  args: { label: 'Active Jobs', value: 12, href: '/active-jobs', destination: 'See all jobs' },
  decorators: [(Story) => <div style={{ padding: 24, maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { value: 0 } };
export const VeryMany: Story = { args: { value: 1_048_576 } };
export const RightToLeft: Story = {
  args: { label: 'الوظائف', destination: 'عرض الكل' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const ShowsWhereItLeadsOnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
