const REMOVED = '\ue000';
const MIN_PART = 3;
// Shorter ones stand in everyday words: Per Form in "performance".
const MIN_TOGETHER = 8;

const STREET_TYPE =
  'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Boulevard|Blvd|Way|Close|Crescent|Terrace|Square|Sq|Gardens|Grove|Mews|Row|Parkway|Pkwy|Circle';
const CONTACT: readonly RegExp[] = [
  // Mails that hide from machines, names on networks, and links without "https".
  /\S{1,64}\s?[[({]\s?(?:at|@)\s?[\])}]\s?\S{1,64}(?:\s?[[({]\s?(?:dot|\.)\s?[\])}]\s?\S{1,64}){0,4}/gi,
  /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{3,40}/gu,
  /\b(?:[a-z0-9-]{1,40}\.){1,3}(?:com|org|io|dev|me|app|co|uk|de|fr|es|it|nl|eu|ch|info|xyz|page|site)\/\S{1,200}/gi,
  // Where somebody lives, with the town that stands beside it.
  new RegExp(
    `\\b\\d{1,5}[a-z]?,?\\s(?:\\p{Lu}[\\p{L}'.-]{0,30}\\s){1,4}(?:${STREET_TYPE})\\b[^\\n]{0,60}`,
    'gu',
  ),
  /(?<!\p{L})\p{Lu}[\p{L}-]{1,40}(?:stra(?:\u00df|ss)e|str\.|weg|platz|allee|gasse|straat|laan)\s\d{1,4}[a-z]?\b[^\n]{0,60}/gu,
  /\b\d{1,4},?\s(?:bis\s)?(?:rue|avenue|boulevard|place|chemin|all\u00e9e|impasse|quai)\s[^\n]{2,80}/giu,
  /(?<!\p{L})(?:Calle|Avenida|Plaza|Paseo|Rua|Viale|Via|Piazza)\s(?:(?:d[aeio][ils]?|dell?[ao]?|la|las|los)\s){0,2}(?:\p{Lu}[\p{L}.'-]{0,30},?\s){1,4}\d{1,4}\b[^\n]{0,60}/gu,
  /[\p{L}.' -]{2,30},\s?[A-Z]{2}\s\d{5}(?:-\d{4})?\b/gu,
  /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/g,
];

/**
 * What may leave the server of a text whose personal data were taken out already: more is removed than for our own
 * reading, as addresses without a label, names on networks, and pieces of the person's name that are written together
 * or stand alone.
 */
export function withoutContact(text: string, name: string): string {
  const parts = partsOf(name);
  const withoutName = text.replace(/\S+/g, (word) => (namesTwice(word, parts) ? REMOVED : word));
  const withoutPieces = piecesOf(name).reduce(
    (result, piece) =>
      result.replace(new RegExp(`(?<![\\p{L}\\p{N}])${piece}(?![\\p{L}\\p{N}])`, 'gu'), REMOVED),
    withoutName,
  );
  return CONTACT.reduce((result, pattern) => result.replace(pattern, REMOVED), withoutPieces);
}

/** Whether two parts of a name are in one word: "marialopez.dev", "MariaLopez". */
function namesTwice(word: string, parts: readonly string[]): boolean {
  const lower = word.toLowerCase();
  const named = parts.filter((part) => lower.includes(part));
  return named.length >= 2 && named.join('').length >= MIN_TOGETHER;
}

function partsOf(name: string): string[] {
  const parts = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [...new Set(parts)].filter((part) => part.length >= MIN_PART);
}

/** The halves of double names, as they are written; a name as a whole was taken out before. */
function piecesOf(name: string): string[] {
  return name
    .split(/\s+/)
    .filter((word) => word.includes('-'))
    .flatMap((word) => word.match(/\p{L}+/gu) ?? [])
    .filter((piece) => piece.length >= MIN_PART)
    .flatMap((piece) => [piece, piece.toUpperCase()]);
}
