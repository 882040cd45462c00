import { Button } from '../components/Button/Button.tsx';
import { styled } from '../theme/styled.tsx';

const Note = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    paddingBlock: '1',
    paddingInlineStart: '3',
    paddingInlineEnd: '1',
    marginBlockEnd: '2',
    borderRadius: 'control',
    bg: 'accentSubtle',
    fontSize: 'small',
  },
});

type DraftNoteProps = {
  of: { restored: boolean; clear: () => void };
  typedOn?: boolean;
};

/** Says where the text in a form comes from when the person did not just type it, and offers to be rid of it. */
export function DraftNote({ of: { restored, clear }, typedOn = false }: DraftNoteProps) {
  if (!restored && !typedOn) return null;
  return (
    <Note role="status">
      {typedOn ? 'Saved. What you typed since then is not saved yet.' : 'You have unsaved changes.'}
      <Button variant="quiet" size="small" onClick={clear}>
        Discard
      </Button>
    </Note>
  );
}
