import PDFDocument from 'pdfkit';
import type { ResumePdfContent } from './resumeContent.ts';

const MARGIN = 54;
const INK = '#1d2433';
const ACCENT = '#24548c';
const QUIET = '#5b6475';
// A fixed date keeps the bytes of a resume the same from run to run.
const PRINTED = new Date(Date.UTC(2026, 0, 15, 9, 0, 0));

/** Prints a resume as an A4 PDF of one column. The same content always gives the same bytes. */
export function renderResumePdf(content: ResumePdfContent): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: {
      Title: `Resume of ${content.name}`,
      Author: content.name,
      CreationDate: PRINTED,
      ModDate: PRINTED,
    },
  });
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
    print(document, content);
    document.end();
  });
}

function print(document: PDFKit.PDFDocument, content: ResumePdfContent): void {
  document.font('Helvetica-Bold').fontSize(21).fillColor(INK).text(content.name);
  document.font('Helvetica').fontSize(12).fillColor(ACCENT).text(content.headline);
  document
    .moveDown(0.3)
    .fontSize(9)
    .fillColor(QUIET)
    .text([content.email, content.phone, content.location].join('  |  '));
  heading(document, 'Summary');
  body(document, content.summary);
  heading(document, 'Experience');
  for (const entry of content.experience) {
    document.font('Helvetica-Bold').fontSize(10.5).fillColor(INK).text(entry.title);
    document.font('Helvetica').fontSize(9.5).fillColor(QUIET).text(`${entry.place}, ${entry.period}`);
    document.moveDown(0.25).font('Helvetica').fontSize(10).fillColor(INK);
    document.list([...entry.points], { bulletRadius: 1.6, textIndent: 12, bulletIndent: 4, lineGap: 1.5 });
    document.moveDown(0.6);
  }
  heading(document, 'Education');
  for (const line of content.education) body(document, line);
  heading(document, 'Skills');
  body(document, content.skills.join(', '));
  heading(document, 'Additional');
  for (const line of content.additional) body(document, line);
}

function heading(document: PDFKit.PDFDocument, text: string): void {
  document
    .moveDown(0.7)
    .font('Helvetica-Bold')
    .fontSize(11)
    .fillColor(ACCENT)
    .text(text.toUpperCase(), MARGIN);
  const { y } = document;
  document
    .moveTo(MARGIN, y + 1)
    .lineTo(document.page.width - MARGIN, y + 1)
    .lineWidth(0.6)
    .strokeColor(ACCENT)
    .stroke();
  document.moveDown(0.45);
}

function body(document: PDFKit.PDFDocument, text: string): void {
  document.font('Helvetica').fontSize(10).fillColor(INK).text(text, { lineGap: 1.5 });
}
