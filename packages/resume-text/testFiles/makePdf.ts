import PDFDocument from 'pdfkit';

export type Paper = InstanceType<typeof PDFDocument>;

/** A PDF of A4 pages, drawn with pdfkit. */
export function makePdf(draw: (paper: Paper) => void): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const paper = new PDFDocument({ size: 'A4' });
    const chunks: Buffer[] = [];
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    paper.on('error', reject);
    draw(paper);
    paper.end();
  });
}

/**
 * A PDF of one page, written by hand: what the page draws, its resources, and further objects, numbered from 5 on. The
 * reader finds the objects by itself, so that no table of them is needed.
 */
export function writePdf({
  content,
  resources,
  objects = [],
}: {
  content: string;
  resources: string;
  objects?: string[];
}): Uint8Array {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${resources} >> /Contents 4 0 R >>`,
    pdfStream(content),
    ...objects,
  ];
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new Uint8Array(Buffer.from(`%PDF-1.7\n${body}trailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1'));
}

/** A stream object with these entries in its dictionary. */
export function pdfStream(content: string, entries = ''): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}
