import { candidates } from '@cortex/api-client/fixtures/candidates';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ImportDialog } from '../transfer/ImportDialog.tsx';

export const dialogMeta = {
  args: { list: { of: 'candidates', records: candidates }, open: true, onClose: fn() },
} satisfies Meta<typeof ImportDialog>;

export const complete = ['Name,Email,Phone,Notes', ...['Ada', 'Bob', 'Cleo'].map(toLine)];

export function toLine(name: string): string {
  return `${name} Example,${name.toLowerCase()}@example.com,+44 20 7946 0000,Met at the fair.`;
}

export function createFile(lines: readonly string[], name = 'export.csv'): File {
  return new File([lines.join('\r\n')], name, { type: 'text/csv' });
}

export async function choose({ canvas, userEvent }: StoryContext, file: File) {
  await userEvent.upload(await canvas.findByLabelText(/^CSV file/), file);
}

export async function begin(context: StoryContext, lines: readonly string[], label: RegExp | string) {
  await choose(context, createFile(lines));
  await context.userEvent.click(await context.canvas.findByRole('button', { name: label }));
}
