import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Highlight } from './Highlight.tsx';

const meta = {
  component: Highlight,
  args: { text: 'Mara Lindqvist, Go, PostgreSQL, gRPC', query: 'g' },
  decorators: [(Story) => <p style={{ padding: 24 }}>{Story()}</p>],
} satisfies Meta<typeof Highlight>;

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
