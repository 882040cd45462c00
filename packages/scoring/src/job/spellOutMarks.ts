const KEY = /^.*\bE\s?[=:\u2013-]\s?Essential\b.*$/gim;
const MARKED = /^[ \t]*([ED])[ \t.):]{1,4}(?=[\p{Lu}\d])(.*)$/gmu;
/** How it is found out: "(A, I)", an application and an interview. */
const HOW = /\((?:[A-Z]\s?[,/]\s?){0,4}[A-Z]\)$/;

/**
 * A person specification whose lines are marked, with what the letters mean above: "E  Full driving licence (A, I)" is
 * "Essential: Full driving licence".
 */
export function spellOutMarks(text: string): string {
  if (!/\bE\s?[=:\u2013-]\s?Essential\b/i.test(text)) return text;
  return text
    .replace(KEY, '')
    .replace(
      MARKED,
      (_, mark: string, rest: string) =>
        `${mark === 'E' ? 'Essential' : 'Desirable'}: ${rest.trim().replace(HOW, '').trim()}`,
    );
}
