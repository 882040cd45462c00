import type { Drawing, DrawnText } from './textVisibility.ts';

type Piece = { str: string; transform: number[] };

/** The pieces that a person can see, and the texts of what they cannot. */
type Sorted<T> = { visible: T[]; hidden: string[] };

const LOOK_AHEAD = 600;
const SAME_LINE = 2;

/**
 * Parts the pieces of a page's text from what nobody can see. Both lists come from one pass over the same
 * page, so their characters follow each other in the same order; where they do not (right-to-left text), the
 * place decides.
 */
export function partVisible<T extends Piece>(
  pieces: readonly T[],
  { texts, hasPagePicture }: Drawing,
): Sorted<T> {
  // A scan with recognised text: a picture of the page, and all of its text unpainted so that it can be searched. A
  // person sees the same words in the picture. Unpainted text beside painted text, or without a picture, is a trick.
  const isScan = hasPagePicture && texts.every((drawn) => drawn.hidden === 'unpainted' || isBlank(drawn));
  if (isScan || texts.every((drawn) => drawn.hidden === false)) return { visible: [...pieces], hidden: [] };
  const { characters, hidden } = spell(texts);
  let from = 0;
  const sorted: Sorted<T> = { visible: [], hidden: [] };
  for (const piece of pieces) {
    const wanted = squeeze(piece.str);
    const at = characters.slice(from, from + wanted.length + LOOK_AHEAD).indexOf(wanted);
    if (wanted === '' || (at === -1 && !isAtHidden(piece, texts))) {
      sorted.visible.push(piece);
      continue;
    }
    if (at === -1) {
      sorted.hidden.push(piece.str);
      continue;
    }
    const start = from + at;
    from = start + wanted.length;
    const flags = hidden.slice(start, from);
    if (!flags.includes(true)) {
      sorted.visible.push(piece);
      continue;
    }
    const { seen, unseen } = partLetters(piece.str, flags);
    sorted.hidden.push(unseen);
    if (seen.trim() !== '') sorted.visible.push({ ...piece, str: seen });
  }
  return sorted;
}

function isBlank({ text }: DrawnText): boolean {
  return text.trim() === '';
}

function spell(texts: readonly DrawnText[]): { characters: string; hidden: boolean[] } {
  let characters = '';
  const hidden: boolean[] = [];
  for (const drawn of texts) {
    const text = squeeze(drawn.text);
    characters += text;
    for (let index = 0; index < text.length; index += 1) hidden.push(drawn.hidden !== false);
  }
  return { characters, hidden };
}

/** Characters in one form, without white space and what the PDF reader leaves out. */
function squeeze(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Cf}\p{Mn}\p{Cc}]/gu, '');
}

function partLetters(text: string, flags: readonly boolean[]): { seen: string; unseen: string } {
  let index = 0;
  const parted = { seen: '', unseen: '' };
  for (const character of text) {
    const length = squeeze(character).length;
    if (length === 0 || flags[index] !== true) parted.seen += character;
    if (length === 0 || flags[index] === true) parted.unseen += character;
    index += length;
  }
  return parted;
}

function isAtHidden({ transform }: Piece, texts: readonly DrawnText[]): boolean {
  const [, , , , x = 0, y = 0] = transform;
  const near = texts
    .filter((drawn) => Math.abs(drawn.y - y) <= SAME_LINE && !isBlank(drawn))
    .toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
  return near[0] !== undefined && near[0].hidden !== false;
}
