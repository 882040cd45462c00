/**
 * Small letters without accents, umlauts, hamzas and vowel signs, straight apostrophes, western digits: the form in which the patterns of a language
 * are tried. As long as `plain(text)`.
 */
export function fold(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[\u0080-\uffff]/g, (sign) => sign.normalize('NFD')[0] ?? sign)
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}

/** A text in composed letters, without the signs that Arabic is written with or without. */
export function plain(text: string): string {
  return text.normalize('NFC').replace(/[\u0640\u064b-\u065f]/g, '');
}
