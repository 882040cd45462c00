import { isSameValue } from './isSameValue.ts';

/** Why a form was not sent: fields that this person changed were changed by somebody else meanwhile, to something else. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  /** By field: what the record has now. */
  readonly theirs: Readonly<Record<string, unknown>>;

  constructor(theirs: Readonly<Record<string, unknown>>) {
    super(`Changed meanwhile: ${Object.keys(theirs).join(', ')}`);
    this.theirs = theirs;
  }
}

type Edit = {
  /** What was changed and nothing else. */
  draft: { read: () => object | null };
  /** What the record had of each changed field when the person began to change it. */
  readOrigins: () => Readonly<Record<string, unknown>>;
};

/**
 * What is sent of a form that edits a record: the fields that the person changed as they were typed, and the others as
 * the record has them by now, so that a save undoes no change of a colleague. Of a record that is gone all is sent as it was typed.
 * Between this look and the save a colleague's change still slips through.
 *
 * @param readNow - Reads the record again: what of it can be written; nothing where it is gone.
 * @throws ChangedMeanwhile, and what `readNow` throws: unseen, nothing is written over.
 */
export async function withOthersChanges<Sent extends object>(
  typed: Sent,
  { draft, readOrigins }: Edit,
  readNow: () => Promise<Partial<Sent> | undefined>,
): Promise<Sent> {
  const changed = draft.read() ?? {};
  const now = Object.entries((await readNow()) ?? {});
  const origins = readOrigins();
  const sent = new Map(Object.entries(typed));
  const theirs = now.filter(
    ([field, value]) =>
      Object.hasOwn(changed, field) &&
      !isSameValue(value, origins[field]) &&
      !isSameValue(value, sent.get(field)),
  );
  if (theirs.length > 0) throw new ChangedMeanwhile(Object.fromEntries(theirs));
  const untouched = now.filter(([field]) => !Object.hasOwn(changed, field));
  return { ...typed, ...Object.fromEntries(untouched) };
}
