import { Button } from '../components/Button/Button.tsx';
import { QuietNote } from './QuietNote.ts';

type DraftNoteProps = {
  of: { restored: boolean; clear: () => void };
  typedOn?: boolean;
};

/** Says where the text in a form comes from when the person did not just type it, and offers to be rid of it. */
export function DraftNote({ of: { restored, clear }, typedOn = false }: DraftNoteProps) {
  if (!restored && !typedOn) return null;
  return (
    <QuietNote role="status">
      {typedOn ? 'Saved. What you typed since then is not saved yet.' : 'You have unsaved changes.'}
      <Button variant="quiet" size="small" onClick={clear}>
        Discard
      </Button>
    </QuietNote>
  );
}
