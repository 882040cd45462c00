const KIND = Symbol('a card of a board');

type Candidate = { id: string; name: string };

/** What a dragged card carries. */
export function toDragged({ id, name }: Candidate): Record<string | symbol, unknown> {
  return { [KIND]: true, id, name };
}

/** Who is dragged, or undefined where that is something else. */
export function readDragged(data: Record<string | symbol, unknown>): Candidate | undefined {
  const { id, name } = data;
  return data[KIND] === true && typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined;
}
