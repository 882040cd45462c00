import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Highlight } from './Highlight.tsx';

const meta = preview.meta({
  component: Highlight,
  args: { text: 'Mara Lindqvist, Go, PostgreSQL, gRPC', query: 'g' },
  decorators: [(Story) => <p style={{ padding: 24 }}>{Story()}</p>],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks).toEqual(['G', 'g', 'g']);
    await expect(canvasElement).toHaveTextContent('Mara Lindqvist, Go, PostgreSQL, gRPC');
  },
});

export const WithoutAQuery = meta.story({ args: { query: '' } });
