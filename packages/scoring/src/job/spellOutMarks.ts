/** The key in the heading itself: "PERSON SPECIFICATION (E = essential, D = desirable)". */
const KEY_IN_BRACKET = /(?<=\S)[ \t]*\([^()\n]{0,20}\bE\s?[=:\u2013-]\s?Essential\b[^()\n]{0,60}\)/gi;
/** "Ability to teach physics to A level (E)". */
const MARKED_BEHIND = /^(.*\S)[ \t]*[([]([ED])[)\]][ \t.;]*$/gm;
const FEWEST_MARKED = 3;
const KEY = /^.*\bE\s?[=:\u2013-]\s?Essential\b.*$/gim;
const MARKED = /^[ \t]*([ED])[ \t.):]{1,4}(?=[\p{Lu}\d])(.*)$/gmu;
const NAMES: Readonly<Record<string, string>> = { E: 'Essential', D: 'Desirable' };
const BULLET = /^[\s\u2022*\u2013-]+/;
/** How it is found out: "(A, I)", an application and an interview. */
const HOW = /\((?:[A-Z]\s?[,/]\s?){0,4}[A-Z]\)$/;

/**
 * A person specification whose lines are marked, with what the letters mean above: "E  Full driving licence (A, I)" is
 * "Essential: Full driving licence".
 */
export function spellOutMarks(text: string): string {
  const behind = text.match(MARKED_BEHIND) ?? [];
  const marked =
    behind.length >= FEWEST_MARKED && /[([]E[)\]]/.test(behind.join('\n'))
      ? text.replace(
          MARKED_BEHIND,
          (_, rest: string, mark: string) => `${NAMES[mark]}: ${rest.replace(BULLET, '')}`,
        )
      : text;
  if (!/\bE\s?[=:\u2013-]\s?Essential\b/i.test(marked)) return marked;
  return marked
    .replace(KEY_IN_BRACKET, '')
    .replace(KEY, '')
    .replace(
      MARKED,
      (_, mark: string, rest: string) => `${NAMES[mark]}: ${rest.trim().replace(HOW, '').trim()}`,
    );
}
