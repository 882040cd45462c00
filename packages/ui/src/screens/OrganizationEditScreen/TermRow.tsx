import type { VocabularyTerm } from '@cortex/api-client/model';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { formatDate } from '../../formatDate.ts';
import { TermEditor, termEdits } from './TermEditor.tsx';

/** `edited`: viewed again after an edit, with the focus where it came from. */
type Mode = 'view' | 'edit' | 'edited';

type TermRowProps = {
  term: VocabularyTerm;
  /** Whether it stands in the place of one that was just edited. */
  isNew: boolean;
  removing: boolean;
  onRemove: (term: VocabularyTerm) => void;
  onEdited: (term: VocabularyTerm) => void;
};

/** A term of the vocabulary: to read, to edit in its place, and to remove. */
export function TermRow({ term, isNew, removing, onRemove, onEdited }: TermRowProps) {
  const { id, words, criterion, by, at } = term;
  const [mode, setMode] = useState<Mode>(() => (termEdits(id).read() ? 'edit' : 'view'));

  if (mode === 'edit')
    return <TermEditor term={term} onEdited={onEdited} onCancel={() => setMode('edited')} />;
  return (
    <>
      <div>
        <p className="words" dir="auto">
          “{words}” counts as {criterion}
        </p>
        <p className="meta">
          {by.full_name ?? 'A deleted user'}, {formatDate(at)}
        </p>
      </div>
      <div className="buttons">
        <Button
          variant="quiet"
          size="small"
          autoFocus={isNew || mode === 'edited'}
          aria-label={`Edit “${words}” for ${criterion}`}
          onClick={() => setMode('edit')}
        >
          <Pencil size={14} strokeWidth={1.75} aria-hidden="true" />
          Edit
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={removing}
          aria-label={`Remove “${words}” for ${criterion}`}
          onClick={() => onRemove(term)}
        >
          <Trash2 size={14} strokeWidth={1.75} aria-hidden="true" />
          Remove
        </Button>
      </div>
    </>
  );
}
