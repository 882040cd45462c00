/** A part of a job's text: lines that belong together, or the points of a list. */
export type Paragraph = { kind: 'lines' | 'points'; texts: string[] };

const POINT = /^[-*•·–] *(?=\S)/;

/** Takes a text as people write one apart: an empty line ends a paragraph, and lines that begin with a dash are points. */
export function readParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let open: Paragraph | undefined;
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') {
      open = undefined;
      continue;
    }
    const kind = POINT.test(line) ? 'points' : 'lines';
    if (open?.kind !== kind) {
      open = { kind, texts: [] };
      paragraphs.push(open);
    }
    open.texts.push(line.replace(POINT, ''));
  }
  return paragraphs;
}
