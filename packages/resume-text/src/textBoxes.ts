import { walkTags, without } from './wordTags.ts';

const DRAWINGS = new Set(['w:drawing', 'w:pict', 'w:object', 'mc:Choice']);

/** Word writes a text box twice, for new and for old programs: the same XML without the second copies. */
export function dropSecondCopies(xml: string): string {
  const dropped: [number, number][] = [];
  const open: { start: number; hasText: boolean; isTaken: boolean }[] = [];
  walkTags(xml, ({ kind, name, start, end }) => {
    const alternatives = open.at(-1);
    const isCopy = name === 'mc:Choice' || name === 'mc:Fallback';
    if (kind === 'opens') {
      if (name === 'mc:AlternateContent') open.push({ start, hasText: false, isTaken: false });
      if (isCopy && alternatives !== undefined) Object.assign(alternatives, { start, hasText: false });
      if (name === 'w:txbxContent') for (const outer of open) outer.hasText = true;
    } else if (kind === 'closes' && alternatives !== undefined) {
      if (name === 'mc:AlternateContent') open.pop();
      if (!isCopy || !alternatives.hasText) return;
      if (alternatives.isTaken) dropped.push([alternatives.start, end]);
      alternatives.isTaken = true;
    }
  });
  return without(xml, dropped);
}

/**
 * Puts the text of text boxes where mammoth looks for it, and leaves the rest of each drawing out. Expects that second
 * copies were dropped before.
 */
export function liftTextBoxes(xml: string): string {
  let lifted = '';
  let from = 0;
  // For each element around, whether it is within a drawing and not within its text.
  const silent: boolean[] = [];
  walkTags(xml, ({ kind, name, start, end }) => {
    if (kind === 'empty') return;
    const within = kind === 'closes' ? silent.pop() : undefined;
    const isSilent = silent.at(-1) ?? false;
    const isWrapper = name === 'mc:AlternateContent' || name === 'mc:Fallback';
    if (kind === 'opens') {
      const turns = isSilent ? name === 'w:txbxContent' : DRAWINGS.has(name);
      silent.push(turns ? !isSilent : isSilent);
      if (turns) {
        lifted += isSilent ? '<w:txbxContent>' : `${xml.slice(from, start)}<w:pict>`;
        from = end;
      }
    } else if (within !== isSilent) {
      lifted += isSilent ? xml.slice(from, end) : '</w:pict>';
      from = end;
    }
    if (isWrapper && !isSilent) {
      lifted += xml.slice(from, start);
      from = end;
    }
  });
  return lifted + xml.slice(from);
}
