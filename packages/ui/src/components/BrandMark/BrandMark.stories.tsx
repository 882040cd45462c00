import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './BrandMark.tsx';

const meta = {
  component: BrandMark,
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {};
export const MarkAlone: Story = { args: { nameHidden: true } };
export const Large: Story = { args: { size: 'large' } };
