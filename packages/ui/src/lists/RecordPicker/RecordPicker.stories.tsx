import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { RecordPicker } from './RecordPicker.tsx';

const people = [
  { id: 'mara', title: 'Mara Lindqvist', detail: 'mara.lindqvist@example.com' },
  { id: 'tomas', title: 'Tomas Okafor', detail: 'tomas.okafor@example.com' },
  { id: 'priya', title: 'Priya Raman', detail: 'priya.raman@example.com' },
  { id: 'elena', title: 'Elena Duarte', detail: 'elena.duarte@example.com' },
];

const meta = preview.meta({
  component: RecordPicker,
  args: {
    label: 'Candidate',
    placeholder: 'Search by name or email',
    records: people,
    selectedId: null,
    required: true,
    onSelect: fn(),
  },
  decorators: [(Story) => <div style={{ padding: 24, maxWidth: 420, minHeight: 460 }}>{Story()}</div>],
  render: function Render(args) {
    const [id, setId] = useState(args.selectedId);
    return (
      <RecordPicker
        {...args}
        selectedId={id}
        onSelect={(selection) => {
          setId(selection.id);
          args.onSelect(selection);
        }}
      />
    );
  },
});

async function openList({ canvas, userEvent }: StoryContext) {
  const input = canvas.getByRole<HTMLInputElement>('combobox', { name: /^Candidate/ });
  await userEvent.click(input);
  await canvas.findByRole('listbox');
  await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]));
}

/** A reader of the screen hears of the matches a second after the last key. */
async function seeSaid({ canvas }: StoryContext, words: string | RegExp) {
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words), { timeout: 3_000 });
}

export const Default = meta.story();

export const Chosen = meta.story({ args: { selectedId: 'priya' } });

export const Open = meta.story({
  args: { selectedId: 'tomas' },
  play: async (context) => {
    await openList(context);
    await expect(context.canvas.getAllByRole('option')).toHaveLength(4);
    await expect(context.canvas.getByRole('option', { selected: true })).toHaveTextContent('Tomas Okafor');
  },
});

export const ObeysTheKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('EXAMPLE.com');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(4));
    await userEvent.clear(input);
    await userEvent.keyboard('raman@');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    const seeHighlighted = (name: RegExp) =>
      waitFor(() =>
        expect(input).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name }).id),
      );
    await seeHighlighted(/^Priya/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith({ id: 'priya' }));
    await waitFor(() => expect(input).toHaveValue('Priya Raman'));
    await userEvent.keyboard('{ArrowDown}');
    await seeHighlighted(/^Priya/);
    await userEvent.keyboard('{ArrowDown}');
    await seeHighlighted(/^Elena/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'elena' }));
    await waitFor(() => expect(input).toHaveValue('Elena Duarte'));
    await userEvent.clear(input);
    await userEvent.keyboard('nobody');
    await canvas.findByText(/^No match/, { selector: '[data-part=empty]' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Elena Duarte'));
  },
});

export const NoResults = meta.story({
  play: async (context) => {
    await openList(context);
    await context.userEvent.keyboard('zzz');
    await seeSaid(context, /^No match/);
    await expect(context.canvas.queryByRole('option')).toBeNull();
  },
});

export const Many = meta.story({
  args: {
    records: Array.from({ length: 10_000 }, (_, index) => ({
      id: String(index),
      title: `Person ${index}`,
      detail: `person.${index}@example.com`,
    })),
    selectedId: '9876',
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await openList(context);
    await expect(canvas.getAllByRole('option')).toHaveLength(50);
    const list = within(canvas.getByRole('listbox'));
    await expect(list.getByText('9,950 more: type to narrow')).toBeInTheDocument();
    const startedAt = performance.now();
    await userEvent.keyboard('person 999');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(11));
    await expect(performance.now() - startedAt).toBeLessThan(3_000);
    await seeSaid(context, '11 results');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await seeSaid(context, '1,061 more: type to narrow');
    await userEvent.keyboard('99');
    await userEvent.click(canvas.getByRole('option', { name: /^Person 9995/ }));
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith({ id: '9995' }));
    await openList(context);
  },
});

export const Disabled = meta.story({ args: { disabled: true, selectedId: 'mara' } });

export const Loading = meta.story({ args: { loading: true, records: [] } });

export const WithAnError = meta.story({
  args: { error: 'Choose a candidate.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a candidate.');
  },
});

export const TwoOfOneName = meta.story({
  args: {
    records: [...people, { id: 'mara-2', title: 'Mara Lindqvist', detail: 'ml@studio.example' }],
    selectedId: 'mara-2',
  },
  play: async (context) => {
    await expect(context.canvas.getByRole('combobox')).toHaveValue('Mara Lindqvist (ml@studio.example)');
    await openList(context);
    await context.userEvent.keyboard('mara');
    await waitFor(() => expect(context.canvas.getAllByRole('option')).toHaveLength(2));
    await context.userEvent.click(context.canvas.getByRole('option', { name: /mara\.lindqvist@/ }));
    await waitFor(() => expect(context.args.onSelect).toHaveBeenCalledWith({ id: 'mara' }));
    await openList(context);
  },
});

export const RightToLeft = meta.story({
  args: {
    label: 'Candidate المرشح',
    records: [
      { id: 'a', title: 'ليلى حداد', detail: 'layla@example.com' },
      { id: 'b', title: 'Noa Levi (נועה לוי)', detail: 'noa@example.com' },
    ],
    selectedId: 'a',
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: openList,
});

export const OnAPhone = meta.story({
  globals: onPhone,
  args: { selectedId: 'mara' },
  play: openList,
});
