import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CollapsedText } from './CollapsedText.tsx';

const meta = preview.meta({
  component: CollapsedText,
  args: { text: 'Worth an interview. Go and PostgreSQL are shown; ask about Kubernetes.' },
  decorators: [(Story) => <div style={{ width: 360, padding: 24 }}>{Story()}</div>],
});

const duties =
  'Not found: planning of the budget with seven departments, reports to the board and the owners. ';

export const Short = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Long = meta.story({
  args: { text: duties.repeat(6) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show all' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

export const Opened = meta.story({
  ...Long.input,
  play: async ({ canvas, userEvent }) => {
    const folded = (await canvas.findByText(/^Not found/)).clientHeight;
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(canvas.getByText(/^Not found/).clientHeight).toBeGreaterThan(folded);
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveFocus();
  },
});
