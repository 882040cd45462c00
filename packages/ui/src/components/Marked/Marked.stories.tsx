import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Marked } from './Marked.tsx';

const meta = {
  component: Marked,
  args: { text: 'Mara Lindqvist, Go, PostgreSQL, gRPC', query: 'g' },
  decorators: [(Story) => <p style={{ padding: 24 }}>{Story()}</p>],
} satisfies Meta<typeof Marked>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks).toEqual(['G', 'g', 'g']);
    await expect(canvasElement).toHaveTextContent('Mara Lindqvist, Go, PostgreSQL, gRPC');
  },
};

export const WithoutAQuery: Story = { args: { query: '' } };
