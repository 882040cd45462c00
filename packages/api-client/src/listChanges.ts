/** From how many rows on a list is long: what has changed is then worth a call of its own. */
const LONG = 200;

type Row = { id: string };
type Changes = { tag: string; changed: Row[]; removed: string[] };

/** Whether an answer is a list that is long. */
export function isLongList(body: unknown): body is Row[] {
  return Array.isArray(body) && body.length >= LONG;
}

/** The address that tells what has changed in the list at an address, since a tag. */
export function changesUrl(listUrl: string, tag: string): string {
  return `/changes${listUrl}?since=${encodeURIComponent(tag)}`;
}

/** Whether an answer tells what has changed in a list. */
export function isChanges(body: unknown): body is Changes {
  const { tag, changed, removed } = (body ?? {}) as Partial<Record<keyof Changes, unknown>>;
  return typeof tag === 'string' && Array.isArray(changed) && Array.isArray(removed);
}

/** A list as it is with its changes: those that are new at its end. The same object where nothing has changed. */
export function applyChanges(list: readonly Row[], { changed, removed }: Changes): readonly Row[] {
  if (changed.length === 0 && removed.length === 0) return list;
  const gone = new Set(removed);
  const now = new Map(changed.map((row) => [row.id, row]));
  const rows = list.filter(({ id }) => !gone.has(id)).map((row) => take(now, row.id) ?? row);
  return [...rows, ...now.values()];
}

function take(rows: Map<string, Row>, id: string): Row | undefined {
  const row = rows.get(id);
  rows.delete(id);
  return row;
}
