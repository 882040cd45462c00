import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { FormError } from '../components/FormError/FormError.tsx';
import { FormLayout } from '../components/FormField/FormLayout.tsx';
import { DraftNote } from '../forms/DraftNote.tsx';
import type { Save } from '../forms/useSave.ts';
import { DeletedNote } from './DetailPanel/DeletedNote.tsx';
import { DetailPanel } from './DetailPanel/DetailPanel.tsx';

/** What a record's panel gets from its list, whether it shows or edits the record. */
export type RecordPanelProps = {
  /** Whether somebody else deleted it while it was being edited. */
  deleted: boolean;
  /** Buttons to the previous and the next record. */
  steps: ReactNode;
  onClose: () => void;
};

type RecordEditorProps<Variables> = RecordPanelProps & {
  noun: string;
  title: string;
  of: { restored: boolean; clear: () => void };
  save: Save<Variables>;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  children: ReactNode;
};

/** The panel of a record that is being edited. Typed text is stored as a draft until it is saved or cancelled. */
export function RecordEditor<Variables>({
  noun,
  title,
  deleted,
  steps,
  of,
  save,
  onSubmit,
  onCancel,
  onClose,
  children,
}: RecordEditorProps<Variables>) {
  const formId = useId();
  return (
    <DetailPanel
      title={title}
      subtitle="Edit"
      steps={steps}
      onClose={onClose}
      note={deleted ? <DeletedNote noun={noun} /> : save.failure ? <FormError {...save.failure} /> : null}
      actions={
        <>
          <Button type="submit" form={formId} disabled={deleted || save.sending}>
            {save.sending ? 'Saving...' : 'Save'}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              of.clear();
              onCancel();
            }}
          >
            Cancel
          </Button>
        </>
      }
    >
      <DraftNote of={of} typedOn={save.typedOn} />
      <FormLayout
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!deleted) onSubmit(event);
        }}
      >
        {children}
      </FormLayout>
    </DetailPanel>
  );
}
