import { History } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { CollapsedText } from '../components/CollapsedText/CollapsedText.tsx';
import { styled } from '../theme/styled.tsx';

/** What somebody else made of fields that this person changed, too. Nothing of the form is sent before each is decided. */
export type Meanwhile<Name extends string> = {
  /** By field: what the record has now. */
  theirs: Readonly<Record<string, unknown>>;
  /** The field that is asked about first. */
  first: string | undefined;
  /** What this person typed goes over it at the next save. */
  keepMine: (name: Name) => void;
  /** The field has theirs instead. */
  takeTheirs: (name: Name) => void;
};

const Note = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '2',
    rowGap: '1',
    paddingBlock: '2',
    paddingInline: '3',
    marginBlockEnd: '2',
    borderRadius: 'control',
    bg: 'warnSubtle',
    fontSize: 'small',
    '& > svg': { color: 'warn', marginBlockStart: '1px' },
    '& p': { whiteSpace: 'pre-line' },
    '& .choices': { gridColumn: '2', display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlock: '1' },
  },
});

type ChangedMeanwhileNoteProps<Name extends string> = {
  of: Meanwhile<Name>;
  name: Name;
  /** The words for a value that is no text. */
  describe?: (value: unknown) => string;
};

/** Below a field that somebody else changed meanwhile: what it is now, and the choice. It stands in the field's form. */
export function ChangedMeanwhileNote<Name extends string>({
  of: { theirs, first, keepMine, takeTheirs },
  name,
  describe = String,
}: ChangedMeanwhileNoteProps<Name>) {
  const id = useId();
  const note = useRef<HTMLDivElement>(null);
  const asksFirst = first === name ? theirs : null;
  useEffect(() => {
    if (asksFirst) note.current?.focus();
  }, [asksFirst]);

  if (!Object.hasOwn(theirs, name)) return null;
  const text = describe(theirs[name] ?? '');
  return (
    <Note ref={note} role="group" aria-labelledby={id} tabIndex={-1}>
      <History size={16} strokeWidth={1.75} aria-hidden="true" />
      <div id={id}>
        <CollapsedText text={text ? `Changed meanwhile to “${text}”.` : 'Emptied meanwhile.'} />
      </div>
      <div className="choices">
        <Button
          variant="secondary"
          size="small"
          onClick={({ currentTarget: { form } }) => {
            keepMine(name);
            form?.requestSubmit();
          }}
        >
          Keep mine
        </Button>
        <Button variant="secondary" size="small" onClick={() => takeTheirs(name)}>
          Take theirs
        </Button>
      </div>
    </Note>
  );
}
