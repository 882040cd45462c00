import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FormField } from '../FormField/FormField.tsx';
import { FilePicker } from './FilePicker.tsx';

const meta = preview.meta({
  component: FilePicker,
  args: { accept: '.pdf,.docx', file: null, onSelect: fn(), onRemove: fn() },
  render: (args) => (
    <div style={{ padding: 24, maxWidth: 480 }}>
      <FormField label="Resume" hint="A .pdf or .docx of at most 10 MB.">
        <FilePicker {...args} />
      </FormField>
    </div>
  ),
});

const resume = new File([new Uint8Array(300_000)], 'mara-lindqvist.pdf');

export const NoFile = meta.story();

export const WithAFile = meta.story({
  args: { file: resume },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove mara-lindqvist.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const WithALongName = meta.story({
  args: { file: new File(['x'], `${'lebenslauf-endgueltige-fassung-'.repeat(6)}2026.docx`) },
});

export const WithAnError = meta.story({
  args: { file: resume },
  render: (args) => (
    <div style={{ padding: 24, maxWidth: 480 }}>
      <FormField label="Resume" error="This file cannot be read. Choose another one.">
        <FilePicker {...args} />
      </FormField>
    </div>
  ),
});

export const Disabled = meta.story({ args: { file: resume, disabled: true } });

export const Sending = meta.story({
  args: {
    file: new File([new Uint8Array(10_276_045)], 'mara-lindqvist.pdf'),
    progress: { sentBytes: 3_250_586, totalBytes: 10_276_045, onStop: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('3.1 of 9.8 MB')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Sending the file' })).toHaveAttribute(
      'aria-valuenow',
      '3250586',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.progress?.onStop).toHaveBeenCalledOnce();
  },
});

export const TakesAChosenFile = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.upload(canvas.getByLabelText(/^Resume/), resume);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledOnce());
  },
});
