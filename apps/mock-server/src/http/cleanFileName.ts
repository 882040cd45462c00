/**
 * Marks that no name needs: controls, and what turns the direction of a text or is not seen, with which "fdp.exe" can
 * look like another name.
 */
const UNSEEN =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** The last part of a file's name, with what is seen of it alone, at most 200 characters with its ending kept. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(UNSEEN, '').replaceAll('\ufffd', '_').toWellFormed();
  return clean.length <= 200 ? clean : (clean.slice(0, 190) + clean.slice(-10)).toWellFormed();
}
