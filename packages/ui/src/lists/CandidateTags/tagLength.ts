import { tagsLimits } from '@cortex/api-client/limits';

/** From how many letters before the limit on a person is told how many are left. */
const NEAR = 10;

/** What there is to say of a tag's length; nothing while it is far from the limit. */
export function describeLength(letters: number): string {
  const { letters: most } = tagsLimits;
  if (letters > most) return `A tag has at most ${most} characters; this one has ${letters}.`;
  return letters >= most - NEAR ? `${letters} of ${most} characters` : '';
}
