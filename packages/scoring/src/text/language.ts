/** A language other than English that is read with its own words. */
export type Foreign = 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'ar' | 'zh';

/** A language that is read. */
export type Language = 'en' | Foreign;

let current: Language = 'en';

/** The language in which words are being read. English, unless `readingIn` says otherwise. */
export function currentLanguage(): Language {
  return current;
}

/** Whether words are being read in another language than English; undefined for English. */
export function currentForeign(): Foreign | undefined {
  return current === 'en' ? undefined : current;
}

/** Does a piece of reading in a language. What it does must be synchronous; readings may be nested. */
export function readingIn<Result>(language: Language, read: () => Result): Result {
  const before = current;
  current = language;
  try {
    return read();
  } finally {
    current = before;
  }
}
