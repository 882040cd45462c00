import { protectedWordsReason } from '../job/protectedReason.ts';
import { assertionOf } from '../resume/assertionOf.ts';
import type { Profile, Statement } from '../resume/profile.ts';
import { tokenize } from '../text/tokens.ts';
import type { Finding, Found } from './finding.ts';
import { judge, type Mention, worth } from './findSkill.ts';

/** Words that an organization agreed to count as a criterion. `version` is that of its vocabulary since they are in it. */
export type VocabularyEntry = { criterion: string; words: string; version: number };

const STRENGTH = { missing: 0, unclear: 1, met: 2 } as const;

/** What is looked for by a number or by a level of its own is not shown by other words. */
const BY_NAME: ReadonlySet<string> = new Set(['skill', 'duty', 'licence', 'role']);

/**
 * A finding with what the organization's own words show of it: where they stand beside each other, without regard to case, they count as the
 * name of the criterion does. What the texts deny stays denied, and nothing is lowered.
 */
export function withOwnWords(
  { criterion, ...found }: Finding,
  vocabulary: readonly VocabularyEntry[],
  profile: Profile,
): Found {
  if (!BY_NAME.has(criterion.rule.by) || (found.state === 'missing' && found.quotes.length > 0)) return found;
  let best: Found = found;
  for (const { words } of entriesOf(vocabulary, criterion.name)) {
    const own = judge(findWords(words, profile), profile.asOf);
    const isBetter =
      STRENGTH[own.state] > STRENGTH[best.state] ||
      (own.state === best.state && own.quotes.length > 0 && own.credit > best.credit);
    if (isBetter) best = { ...own, remark: remarkOf(words, own) };
  }
  return best;
}

function remarkOf(words: string, { remark }: Found): string {
  const agreed = `\u201c${words}\u201d counts as it in your organization\u2019s vocabulary.`;
  return remark ? `${agreed} ${remark}` : agreed;
}

/** The entries about a criterion of this name, those left out that tell of what no score may rest on. */
export function entriesOf(vocabulary: readonly VocabularyEntry[], name: string): VocabularyEntry[] {
  const key = name.trim().toLowerCase();
  return vocabulary.filter(
    ({ criterion, words }) =>
      criterion.trim().toLowerCase() === key && protectedWordsReason(words, criterion) === undefined,
  );
}

function findWords(words: string, profile: Profile): Mention[] {
  const wanted = tokenize(words, profile.language).map(({ lower }) => lower);
  if (wanted.length === 0) return [];
  return profile.statements.flatMap((statement): Mention[] => {
    const from = placeOf(wanted, statement);
    if (from < 0) return [];
    const assertion = assertionOf(statement, from, from + wanted.length - 1, profile);
    return [{ statement, matchLevel: 3, assertion, value: worth(statement, 3, assertion, profile.asOf) }];
  });
}

function placeOf(wanted: readonly string[], { tokens }: Statement): number {
  return tokens.findIndex((_, at) => wanted.every((word, offset) => tokens[at + offset]?.lower === word));
}
