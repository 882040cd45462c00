import { everywhere } from './everywhere.ts';
import type { EnglishKey } from './languageData.ts';

/**
 * Which languages an alternative comes from: those that put spaces between words, those that do not (Arabic,
 * Chinese), or all.
 */
type Script = 'spaced' | 'unspaced' | 'all';

const PLACEHOLDER = /\{([a-z]\w+)(?::(unspaced|all))?\}/g;
const patterns: (() => RegExp)[] = [];

/**
 * A pattern that is compiled when it is first asked for. `{name}` in its template stands for what the
 * languages bring under that name (`everywhere` in their files): of those with spaces between words, of those
 * without (`{name:unspaced}`), or of all (`{name:all}`). Throws at first use where no language brings any.
 */
export function lazyPattern(template: string, flags = ''): () => RegExp {
  let compiled: RegExp | undefined;
  const pattern = () => {
    compiled ??= new RegExp(
      template.replace(PLACEHOLDER, (_, key: EnglishKey, script: Script = 'spaced') =>
        alternatives(key, script),
      ),
      flags,
    );
    return compiled;
  };
  patterns.push(pattern);
  return pattern;
}

/** What the languages bring under a name, joined by `|`: English first. */
export function alternatives(key: EnglishKey, script: Script): string {
  const found = everywhere(key)
    .filter(({ spaced }) => script === 'all' || spaced === (script === 'spaced'))
    .flatMap(({ words }) => words);
  if (found.length === 0) throw new Error(`No language has words for "${key}" (${script})`);
  return [...new Set(found)].join('|');
}

/** Compiles all patterns, so that the first text is read as fast as any other. */
export function compilePatterns(): void {
  for (const pattern of patterns) pattern();
}
