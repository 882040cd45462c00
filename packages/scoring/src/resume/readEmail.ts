import { EMAIL } from './redactPersonalData.ts';

const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const DELIVERABLE =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** "name [at] example (dot) com", "name AT example DOT com". */
const AT = /\s{0,2}[[({<]\s?at\s?[\])}>]\s{0,2}/gi;
const DOT = /(?<=[\p{L}\p{N}])\s{0,2}[[({<]\s?dot\s?[\])}>]\s{0,2}(?=[\p{L}\p{N}])/giu;
const IN_WORDS = /([\p{L}\p{N}._+-]{1,64}) AT ([\p{L}\p{N}-]{1,63}) DOT (?=[A-Za-z]{2,6}\b)/gu;
const DOMAIN = String.raw`@[A-Za-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3}`;
const COMMA_IN_DOMAIN = /(@[A-Za-z0-9-]{1,63}),(?=(?:com|org|net|edu)(?![\p{L}\p{N}.]))/giu;
/** "Emailname@example.com": a small "email" may be the address's own. */
const LABEL_BEFORE =
  /(?<![\p{L}\p{N}])(?:E-?mail|EMAIL|[Ee]-[Mm]ail)(?:I[Dd])?(?=[\p{L}\p{N}][\w.+-]{0,63}@)/gu;
const NUMBER_BEFORE = /(?<![\p{Ll}\d._-])(\d[\d\s().-]{7,18}\d)(?=\p{Ll}[\w.+-]{0,63}@)/gu;
/** "name@example.comPhone": what ends in small letters ends before a capital. */
const CAPITAL_AFTER = new RegExp(String.raw`(${DOMAIN}\.[a-z]{2,4})(?=\p{Lu})`, 'gu');
const WORD_AFTER = new RegExp(
  String.raw`(${DOMAIN}\.(?:com|net|org|edu|de|fr|uk|in))(?=(?:www\.|https?:|linkedin|github|phone|mobile|cell|tel)|\d)`,
  'giu',
);
/** An address that goes on in the next line: how the line ends, and how the next begins. */
const BROKEN: readonly (readonly [RegExp, RegExp])[] = [
  [/[\p{L}\p{N}]\s?@$/u, /^[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,3}(?=$|[\s,;|])/u],
  [/@[\p{L}\p{N}-]{1,63}\.$/u, /^[a-z]{2,6}(?:\.[a-z]{2,3})?(?=$|[\s,;|])/],
  [/@[\p{L}\p{N}-]{1,63}$/u, /^\.[a-z]{2,6}(?:\.[a-z]{2,3})?(?=$|[\s,;|])/],
  [/\be-?mail\b\s?:?\s{0,3}[\p{L}\p{N}._+-]{1,40}[._]$/iu, /^[\p{L}\p{N}._+-]{1,60}@/u],
];
/** A hyphen there may be the address's own or the page's: in doubt, no address. */
const HYPHENATED = /(?:[\p{L}\p{N}]@[\p{L}\p{N}.-]{0,63}|\be-?mail\b\s?:?\s{0,3}[\p{L}\p{N}._+-]{1,40})-$/iu;
const REST = /^[\p{L}\p{N}._+-]{1,60}@?/u;
const PROVIDER =
  /@(?:gmail|googlemail|hotmail|yahoo|outlook|icloud|live|aol|msn|proton|protonmail|gmx|web)(?:\.[a-z]{2,3}){1,2}(?=$|[\s,;|])/i;

/** Lines of a resume's head with each email address whole and by itself, however it was glued, broken or written out. */
export function withPlainAddresses(lines: readonly string[]): string[] {
  const plain = lines.map((line) =>
    line
      .replace(AT, '@')
      .replace(DOT, '.')
      .replace(IN_WORDS, '$1@$2.')
      .replace(COMMA_IN_DOMAIN, '$1.')
      .replace(LABEL_BEFORE, 'Email: ')
      .replace(NUMBER_BEFORE, '$1 ')
      .replace(CAPITAL_AFTER, '$1 ')
      .replace(WORD_AFTER, '$1 '),
  );
  for (let at = 0; at + 1 < plain.length; at += 1) {
    const line = plain[at] ?? '';
    const next = plain[at + 1] ?? '';
    if (BROKEN.some(([end, begin]) => end.test(line) && begin.test(next))) {
      plain[at] = `${line}${next}`;
      plain[at + 1] = '';
    } else if (HYPHENATED.test(line)) {
      const whole = `${line.slice(0, -1)}${next}`;
      if (PROVIDER.test(whole)) plain[at] = whole;
      plain[at + 1] = next.replace(REST, '');
    }
  }
  return plain;
}

/** The first address: what comes later is that of an employer or a referee. */
export function findEmail(lines: readonly string[]): string | undefined {
  return lines
    .flatMap((line) =>
      [...line.matchAll(EMAIL)].map(([match]) => match.replace(/\s/g, '').replace(/^[.-]+/, '')),
    )
    .find(
      (one) =>
        one.length <= MAX_EMAIL_LENGTH && one.indexOf('@') <= MAX_LOCAL_LENGTH && DELIVERABLE.test(one),
    );
}
