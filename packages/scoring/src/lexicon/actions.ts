import { lazy } from '../text/lazy.ts';
import { stem } from '../text/stem.ts';
import data from './languages/en/actions.json' with { type: 'json' };
import deeds from './languages/en/deeds.json' with { type: 'json' };
import en from './languages/en.json' with { type: 'json' };

const otherVerbs = lazy(() => {
  const found = new Map<string, string[]>();
  for (const { name, verbs } of data.actions)
    found.set(stem(name), [...(found.get(stem(name)) ?? []), ...verbs.map(stem)]);
  return found;
});

/** Other verbs by which texts tell that something was done: "fixed" for "repair". By stem, English. */
export function otherVerbsFor(stemmed: string): readonly string[] {
  return otherVerbs().get(stemmed) ?? [];
}

const actVerbs = lazy(
  () =>
    new Set([
      ...data.actions.flatMap(({ verbs }) => verbs.map(stem)),
      ...deeds.deeds.flatMap(({ verbs }) => verbs.map(stem)),
    ]),
);

/** Whether a word in small letters is a verb by which people tell what they do: "run", "weld", "audit". English. */
export function isActVerb(lower: string): boolean {
  return actVerbs().has(stem(lower));
}

const dutyVerbs = lazy(() => ({ bare: new Set(en.dutyVerbs), stems: new Set(en.dutyVerbs.map(stem)) }));

/** Whether a word in small letters may open what somebody does at work: "maintain", "maintains", "maintaining". English. */
export function isDutyVerb(lower: string): boolean {
  const { bare, stems } = dutyVerbs();
  return bare.has(lower) || (/(?:ing|s)$/.test(lower) && stems.has(stem(lower)));
}
