import { lazy } from '../text/lazy.ts';
import data from './languages/en/synonyms.json' with { type: 'json' };

/**
 * A thing that texts name in several ways. `forms` are the ways (the shown name first); `implies` the keys of
 * what it includes.
 */
export type Concept = { name: string; key: string; forms: readonly string[]; implies: readonly string[] };

type Term = { name: string; forms?: readonly string[]; implies?: readonly string[] };

/** Every known term. */
export const knownConcepts = lazy((): readonly Concept[] => {
  const terms: readonly Term[] = Object.values(data.groups).flat();
  return terms.map(({ name, forms = [], implies = [] }) => ({
    name,
    key: keyOf(name),
    forms: [name, ...forms],
    implies: implies.map(keyOf),
  }));
});

const byKey = lazy(() => new Map(knownConcepts().map((concept) => [concept.key, concept])));

/** All ways to name the known term of a key; none where the key is a bare word. */
export function formsOf(key: string): readonly string[] {
  return byKey().get(key)?.forms ?? [];
}

function keyOf(name: string): string {
  return `=${name.toLowerCase()}`;
}
