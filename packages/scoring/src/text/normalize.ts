const SIGNS = new Map<string, string>();

/**
 * Lower case without accents, umlauts, hamzas and vowel signs, straight apostrophes, western digits: the form
 * in which the patterns of a language are tried. As long as `plain(text)`.
 */
export function normalize(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[\u0080-\u2e7f]/g, normalizeSign);
}

function normalizeSign(sign: string): string {
  const known = SIGNS.get(sign);
  if (known !== undefined) return known;
  const code = sign.charCodeAt(0);
  const normalized =
    sign === '\u2018' || sign === '\u2019'
      ? "'"
      : code >= 0x660 && code <= 0x669
        ? String(code - 0x660)
        : (sign.normalize('NFD')[0] ?? sign);
  SIGNS.set(sign, normalized);
  return normalized;
}

/** A text in composed letters, without the signs that Arabic is written with or without. */
export function plain(text: string): string {
  return text.normalize('NFC').replace(/[\u0640\u064b-\u065f]/g, '');
}
