/** How long a form waits for the record as it is by now, ms. */
const PATIENCE_MS = 2_000;

/**
 * What is sent of a form that edits a record: the fields that the person changed as they were typed, and the others as
 * the record has them by now, so that a save undoes no change of a colleague. Where the record cannot be read in a
 * moment, or is gone, all is sent as it was typed.
 *
 * @param changed - The draft, which holds what was changed and nothing else.
 * @param readNow - Reads the record again: what of it can be written; nothing where it is gone.
 */
export async function withOthersChanges<Sent extends object>(
  typed: Sent,
  changed: object | null,
  readNow: (options: RequestInit) => Promise<Partial<Sent> | undefined>,
): Promise<Sent> {
  const now = await readNow({ signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  const untouched = Object.entries(now ?? {}).filter(([field]) => !Object.hasOwn(changed ?? {}, field));
  return { ...typed, ...Object.fromEntries(untouched) };
}
