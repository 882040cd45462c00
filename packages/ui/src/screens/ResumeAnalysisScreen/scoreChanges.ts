import type { PreviewedScore } from '@cortex/api-client/model';

/** By how many percentage points a score would change, as whole numbers are shown; 0 where there is none. */
function changeOf({ before = 0, after = 0 }: PreviewedScore): number {
  return Math.round(after) - Math.round(before);
}

/** The largest change first, what stays and what has no score last. */
export function sortByChange(results: readonly PreviewedScore[]): PreviewedScore[] {
  return results.toSorted(
    (one, other) =>
      Number(one.error !== undefined) - Number(other.error !== undefined) ||
      Math.abs(changeOf(other)) - Math.abs(changeOf(one)),
  );
}

/** E.g. "3 of 14 scores would change." `total` counts those beyond the first results as well. */
export function describeChanges(results: readonly PreviewedScore[], total: number): string {
  const scored = results.filter(({ error }) => error === undefined);
  const changed = scored.filter((one) => changeOf(one) !== 0).length;
  const beyond =
    total > results.length ? ` The first ${results.length} of ${total} candidates are shown.` : '';
  if (scored.length === 0) return `Nobody has a score that could change.${beyond}`;
  const scores = scored.length === 1 ? '1 score' : `${scored.length} scores`;
  if (changed === 0) return `None of ${scores} would change.${beyond}`;
  return `${changed} of ${scores} would change.${beyond}`;
}
