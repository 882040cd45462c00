import { mailAttachmentsLimits } from '@cortex/api-client/limits';
import { CircleAlert, Paperclip, X } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FilePicker, type FilePickerHandle } from '../../components/FilePicker/FilePicker.tsx';
import { formatBytes } from '../../components/FilePicker/formatBytes.ts';
import { FormField } from '../../components/FormField/FormField.tsx';
import { useUpload } from '../../forms/CandidateFields/useUpload.ts';
import { styled } from '../../theme/styled.tsx';
import { readAhead } from './attachedFiles.ts';
import { attachmentRule, checkAttachment, checkAttachments } from './checkAttachments.ts';

const Files = styled('ul', {
  base: {
    listStyle: 'none',
    marginBlockEnd: '2',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', fontSize: 'small' },
    '& svg': { flexShrink: 0, color: 'muted' },
    '& .name': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .size': { flex: 1, color: 'muted', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& [data-problem] > svg, & [data-problem] > .name': { color: 'bad' },
  },
});

const ATTACH = { choose: 'Attach files', drop: 'or drop them here' };
const SENDING = { choose: '', drop: 'The mail is on its way.' };

type AttachmentsProps = {
  files: readonly File[];
  /** What the server says of them. */
  error: string | undefined;
  onChange: (files: File[]) => void;
  ref?: Ref<FilePickerHandle>;
};

/** The files that go with a mail: they are added to those that are there, and removed one by one. */
export function Attachments({ files, error, onChange, ref }: AttachmentsProps) {
  const progress = useUpload(files[0] ?? null);
  const picker = useRef<FilePickerHandle>(null);
  useImperativeHandle(ref, () => ({ focus: () => picker.current?.focus() }), []);

  function add(chosen: readonly File[]) {
    chosen.forEach(readAhead);
    onChange([...files, ...chosen]);
  }
  function remove(file: File) {
    onChange(files.filter((other) => other !== file));
    picker.current?.focus();
  }

  return (
    <>
      <FormField label="Attachments" hint={attachmentRule} error={checkAttachments(files) ?? error}>
        <FilePicker
          ref={picker}
          words={progress ? SENDING : ATTACH}
          accept={mailAttachmentsLimits.endings.join(',')}
          file={null}
          progress={progress}
          onSelect={({ file }) => add([file])}
          onSelectSeveral={({ files: chosen }) => add(chosen)}
          onRemove={() => {}}
        />
      </FormField>
      {files.length > 0 ? (
        <Files aria-label="Attached files">
          {files.map((file, index) => {
            const problem = checkAttachment(file);
            const Icon = problem ? CircleAlert : Paperclip;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: Two may have one name.
              <li key={index} data-problem={problem ? true : undefined}>
                <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
                <bdi className="name" title={file.name}>
                  {file.name}
                </bdi>
                <span className="size">{formatBytes(file.size)}</span>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Remove ${file.name}`}
                  onClick={() => remove(file)}
                >
                  <X size={16} strokeWidth={1.75} aria-hidden="true" />
                </Button>
              </li>
            );
          })}
        </Files>
      ) : null}
    </>
  );
}
