/** What a person does to the tags of a candidate. */
export type TagChange = { add: string } | { remove: string };

/** The tags after a change; one that is there already, however it is written, is not added again. */
export function changeTags(tags: readonly string[], change: TagChange): string[] {
  if ('remove' in change) return tags.filter((tag) => tag !== change.remove);
  return hasTag(tags, change.add) ? [...tags] : [...tags, change.add];
}

export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((one) => one.toLowerCase() === tag.toLowerCase());
}
