/** Letters that no accent can be taken from. */
const WHOLE: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
};

/** A text in small letters and without accents, as it is typed on a keyboard that has none: "Zoë" is "zoe". */
export function foldAccents(text: string): string {
  const small = text.toLowerCase();
  if (!/\P{ASCII}/u.test(small)) return small;
  return small
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łøđæœßı]/gu, (letter) => WHOLE[letter] ?? letter);
}
