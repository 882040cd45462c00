import type { Language } from './language.ts';
import { type Token, tokenize } from './tokens.ts';

/** A phrase that was found: what it stands for, and its first and last token. */
export type PhraseHit<T> = { value: T; from: number; to: number; text: string };

type Entry<T> = { stems: readonly string[]; literal: string | undefined; value: T };

type Form<T> = { form: string; value: T; exact?: boolean };

/** Finds many phrases in one pass over the tokens: by stem, the longest first, each token used once. */
export type PhraseFinder<T> = (tokens: readonly Token[]) => PhraseHit<T>[];

/**
 * Builds a finder for texts of a language; its index is made on the first text. `accepts` may refuse a hit by
 * what is around it. A form of one word and at most two letters, or with a sign in it (C++, .NET), is
 * compared as written, without stemming; so is an `exact` form of one word.
 */
export function phraseFinder<T>(
  forms: readonly Form<T>[],
  language: Language,
  accepts: (hit: {
    form: string;
    tokens: readonly Token[];
    from: number;
    to: number;
    value: T;
  }) => boolean = () => true,
): PhraseFinder<T> {
  let index: ReadonlyMap<string, (Entry<T> & { form: string })[]> | undefined;
  return (tokens) => {
    index ??= indexByFirst(forms, language);
    return findAll(tokens, index, accepts);
  };
}

function indexByFirst<T>(
  forms: readonly Form<T>[],
  language: Language,
): Map<string, (Entry<T> & { form: string })[]> {
  const byFirst = new Map<string, (Entry<T> & { form: string })[]>();
  for (const { form, value, exact = false } of forms) {
    const tokens = tokenize(form, language);
    const [first] = tokens;
    if (first === undefined) continue;
    const literal =
      tokens.length === 1 && (exact || /^.{1,2}$|[^\p{L}]/u.test(first.lower)) ? first.lower : undefined;
    const entries = byFirst.get(first.stem) ?? [];
    entries.push({ stems: tokens.map((token) => token.stem), literal, value, form: form.toLowerCase() });
    byFirst.set(first.stem, entries);
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.stems.length - a.stems.length);
  return byFirst;
}

function findAll<T>(
  tokens: readonly Token[],
  byFirst: ReadonlyMap<string, (Entry<T> & { form: string })[]>,
  accepts: (hit: { form: string; tokens: readonly Token[]; from: number; to: number; value: T }) => boolean,
): PhraseHit<T>[] {
  const hits: PhraseHit<T>[] = [];
  let index = 0;
  while (index < tokens.length) {
    const entries = byFirst.get(tokens[index]?.stem ?? '') ?? [];
    let length = 0;
    for (const entry of entries) {
      if (length > 0 && entry.stems.length < length) break;
      if (!matchesAt(entry, tokens, index)) continue;
      const to = index + entry.stems.length - 1;
      if (!accepts({ form: entry.form, tokens, from: index, to, value: entry.value })) continue;
      length = entry.stems.length;
      const text = tokens
        .slice(index, to + 1)
        .map((token) => token.text)
        .join(' ');
      hits.push({ value: entry.value, from: index, to, text });
    }
    index += Math.max(1, length);
  }
  return hits;
}

function matchesAt<T>(entry: Entry<T>, tokens: readonly Token[], index: number): boolean {
  if (entry.literal !== undefined) return tokens[index]?.lower === entry.literal;
  return entry.stems.every(
    (stemmed, offset) =>
      tokens[index + offset]?.stem === stemmed && (offset === 0 || !isParted(tokens, index + offset)),
  );
}

/** A comma or full stop between two words: "menus, planned outings" is no menu planning, nor is "menus,planned". */
function isParted(tokens: readonly Token[], index: number): boolean {
  const { start = 0, parting = '' } = tokens[index] ?? {};
  return start - (tokens[index - 1]?.end ?? 0) === PARTED || /[,;|\u2022\u00b7]/.test(parting);
}

const PARTED = 2;
