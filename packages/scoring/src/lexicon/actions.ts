import { lazy } from '../text/lazy.ts';
import { stem } from '../text/stem.ts';
import data from './languages/en/actions.json' with { type: 'json' };

const otherVerbs = lazy(() => new Map(data.actions.map(({ name, verbs }) => [stem(name), verbs.map(stem)])));

/** Other verbs by which texts tell that something was done: "fixed" for "repair". By stem, English. */
export function otherVerbsFor(stemmed: string): readonly string[] {
  return otherVerbs().get(stemmed) ?? [];
}
