import { FormError } from '../../components/FormError/FormError.tsx';

type DeletedNoteProps = { noun: string };

/** Shown in the editor of a record that somebody else has deleted. */
export function DeletedNote({ noun }: DeletedNoteProps) {
  return (
    <div role="alert">
      <FormError
        title={`This ${noun} has been deleted.`}
        description="What you typed is still here. Copy what you need, then cancel."
      />
    </div>
  );
}
