import { useFieldContext } from '@chakra-ui/react/field';
import { FileUpload } from '@chakra-ui/react/file-upload';
import { Progress } from '@chakra-ui/react/progress';
import { FileText, Upload, X } from 'lucide-react';
import { type CSSProperties, type Ref, useImperativeHandle, useRef } from 'react';
import { fileUploadRecipe } from '../../theme/recipes/fileUpload.ts';
import { progressRecipe } from '../../theme/recipes/progress.ts';
import { styled } from '../../theme/styled.tsx';
import { Button } from '../Button/Button.tsx';
import { formatBytes, formatShare } from './formatBytes.ts';

/** How many files are taken at once, where several are. */
const MOST = 1_000;

/**
 * The input lies over the whole place: it is what one clicks, tabs to and hears about, where Chakra's has a second
 * button for that.
 */
const OVER_ALL: CSSProperties = {
  clip: 'auto',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
};

const Words = styled('div', {
  base: { flex: 1, minWidth: 0, '& .choose': { color: 'accent', fontWeight: 'medium' } },
});

const Name = styled('span', {
  base: {
    display: 'block',
    fontWeight: 'medium',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

const Size = styled('span', { base: { display: 'block', color: 'muted', fontSize: 'small' } });

const Aside = styled('div', { base: { position: 'relative' } });

export type FilePickerHandle = { focus: () => void };

export type SendingProgress = { sentBytes: number; totalBytes: number; onStop: () => void };

export type FilePickerProps = {
  /** What stands in the place of a file. */
  words?: { choose: string; drop: string };
  /** What the file dialog offers, e.g. `.pdf,.docx`. The caller checks the file; a dropped one may be anything. */
  accept: string;
  file: File | null;
  disabled?: boolean;
  /** How far the sending is, while it is on its way. */
  progress?: SendingProgress | undefined;
  onSelect: (selection: { file: File }) => void;
  /** Takes several at once, where that makes sense. */
  onSelectSeveral?: (selection: { files: readonly File[] }) => void;
  onRemove: () => void;
  ref?: Ref<FilePickerHandle>;
};

const ONE_FILE = { choose: 'Choose a file', drop: 'or drop it here' };

/** One file, chosen or dropped. Its label, hint and error come from the field around it. */
export function FilePicker({
  words = ONE_FILE,
  accept,
  file,
  disabled = false,
  progress,
  onSelect,
  onSelectSeveral,
  onRemove,
  ref,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);
  const field = useFieldContext();
  const Icon = file ? FileText : Upload;

  return (
    <FileUpload.Root
      recipe={fileUploadRecipe}
      acceptedFiles={file ? [file] : []}
      maxFiles={onSelectSeveral ? MOST : 1}
      disabled={disabled || progress !== undefined}
      translations={{ dropzone: 'File' }}
      onFileAccept={({ files }) => {
        const [chosen] = files;
        if (files.length > 1) return onSelectSeveral?.({ files });
        if (chosen && chosen !== file) onSelect({ file: chosen });
      }}
    >
      <FileUpload.Dropzone
        disableClick
        role="group"
        aria-disabled={disabled && !progress}
        data-filled={file ? true : undefined}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        <Words>
          {file ? (
            <Name title={file.name}>{file.name}</Name>
          ) : (
            <>
              <span className="choose">{words.choose}</span> {words.drop}
            </>
          )}
          {progress ? <Sending {...progress} /> : file ? <Size>{formatBytes(file.size)}</Size> : null}
        </Words>
        <FileUpload.HiddenInput
          ref={input}
          accept={accept}
          tabIndex={0}
          aria-hidden={false}
          aria-invalid={field?.invalid}
          style={OVER_ALL}
        />
        {progress && progress.sentBytes < progress.totalBytes ? (
          <Aside>
            <Button variant="secondary" size="small" onClick={progress.onStop}>
              Stop
            </Button>
          </Aside>
        ) : file && !progress ? (
          <Aside>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove ${file.name}`}
              disabled={disabled}
              onClick={onRemove}
            >
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
            </Button>
          </Aside>
        ) : null}
      </FileUpload.Dropzone>
    </FileUpload.Root>
  );
}

type SendingProps = Omit<SendingProgress, 'onStop'>;

function Sending({ sentBytes, totalBytes }: SendingProps) {
  const words = formatShare(sentBytes, totalBytes);
  return (
    <Progress.Root
      recipe={progressRecipe}
      value={Math.min(sentBytes, totalBytes)}
      max={totalBytes}
      translations={{ value: () => words }}
    >
      <Progress.ValueText>{words}</Progress.ValueText>
      <Progress.Track aria-label="Sending the file">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
