import { chakra } from '@chakra-ui/react/styled-system';
import { FileText, Upload, X } from 'lucide-react';
import { type Ref, useImperativeHandle } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../Button/Button.tsx';
import type { FieldControl } from '../FormField/FormField.tsx';
import { formatBytes } from './checkResumeFile.ts';

const Zone = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '64px',
    paddingBlock: '3',
    paddingInline: '4',
    borderRadius: 'control',
    border: '1px dashed {colors.edge}',
    bg: 'surface',
    transition: 'background-color {durations.quick} {easings.out}',
    '& > svg': { flexShrink: 0, color: 'muted' },
    '&:has(input:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    '&[data-filled]': { borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: 'bad' },
    '&[data-over]': { bg: 'accentSubtle', borderColor: 'accent' },
  },
});

const Input = chakra('input', {
  base: { position: 'absolute', inset: 0, width: 'full', height: 'full', opacity: 0, cursor: 'pointer' },
});

const Words = chakra('p', {
  base: { flex: 1, minWidth: 0, '& .choose': { color: 'accent', fontWeight: 'medium' } },
});

const Name = chakra('span', {
  base: {
    display: 'block',
    fontWeight: 'medium',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

const Size = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'small' } });

const Remove = chakra('div', { base: { position: 'relative' } });

export type FilePickerHandle = { focus: () => void };

export type FilePickerProps = {
  control: FieldControl;
  /** What the file dialog offers, e.g. `.pdf,.docx`. The caller checks the file; a dropped one may be anything. */
  accept: string;
  file: File | null;
  disabled?: boolean;
  onSelect: (selection: { file: File }) => void;
  onRemove: () => void;
  ref?: Ref<FilePickerHandle>;
};

export function FilePicker({
  control,
  accept,
  file,
  disabled = false,
  onSelect,
  onRemove,
  ref,
}: FilePickerProps) {
  const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled,
    onDrop: ([dropped]) => {
      if (dropped) onSelect({ file: dropped });
    },
  });
  useImperativeHandle(ref, () => ({ focus: () => inputRef.current?.focus() }), [inputRef]);
  const Icon = file ? FileText : Upload;

  return (
    <Zone
      {...getRootProps({ role: undefined, tabIndex: undefined })}
      data-over={isDragActive || undefined}
      data-filled={file ? true : undefined}
      data-invalid={control['aria-invalid'] || undefined}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {file ? (
        <Words>
          <Name title={file.name}>{file.name}</Name>
          <Size>{formatBytes(file.size)}</Size>
        </Words>
      ) : (
        <Words>
          <span className="choose">Choose a file</span> or drop it here
        </Words>
      )}
      <Input
        {...getInputProps({ style: undefined, tabIndex: 0 })}
        id={control.id}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        accept={accept}
      />
      {file ? (
        <Remove>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Remove ${file.name}`}
            disabled={disabled}
            onClick={onRemove}
          >
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </Remove>
      ) : null}
    </Zone>
  );
}
