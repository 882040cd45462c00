import { withoutComments } from './wordTags.ts';
import { readPart, type ZipEntry } from './zipGuard.ts';

/** The XML of a Word document's parts, without comments; empty where there is no such part. */
export type WordParts = {
  main: string;
  styles: string;
  numbering: string;
  footnotes: string;
  endnotes: string;
  headers: string[];
  footers: string[];
};

type Relation = { id: string; type: string; part: string };

/**
 * Finds a Word document's parts by its relations, as Word does, whatever their names are. Undefined where the file has
 * no main part of a Word document.
 */
export function readWordParts(bytes: Uint8Array, entries: readonly ZipEntry[]): WordParts | undefined {
  const named = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry.name]));
  const read = (name: string | undefined) =>
    withoutComments(readPart(bytes, entries, named.get(name?.toLowerCase() ?? '') ?? ''));
  const relationsOf = (part: string) => {
    const [folder, file] = splitName(part);
    return readRelations(read(`${folder}_rels/${file}.rels`), folder);
  };
  const mainName = relationsOf('').find(({ type }) => type === 'officeDocument')?.part ?? 'word/document.xml';
  const main = read(mainName);
  if (!main.includes('wordprocessingml')) return undefined;
  const relations = relationsOf(mainName);
  const beside = (kind: string) =>
    read(relations.find(({ type }) => type === kind)?.part ?? `${splitName(mainName)[0]}${kind}.xml`);
  const evenPages = /<w:evenAndOddHeaders\s*\/?>/.test(beside('settings'));
  const shown = (kind: 'header' | 'footer') =>
    referred(main, kind, evenPages).map((id) => read(relations.find((relation) => relation.id === id)?.part));
  return {
    main,
    styles: beside('styles'),
    numbering: beside('numbering'),
    footnotes: beside('footnotes'),
    endnotes: beside('endnotes'),
    headers: shown('header'),
    footers: shown('footer'),
  };
}

/** Folder, with its slash, and name of a part. */
function splitName(part: string): [string, string] {
  const slash = part.lastIndexOf('/') + 1;
  return [part.slice(0, slash), part.slice(slash)];
}

function readRelations(xml: string, folder: string): Relation[] {
  return [...xml.matchAll(/<Relationship\s([^<>]*)>/g)].flatMap(([, attributes = '']) => {
    const target = attribute(attributes, 'Target');
    if (target === undefined || attribute(attributes, 'TargetMode') === 'External') return [];
    const type = attribute(attributes, 'Type')?.split('/').at(-1) ?? '';
    const part = decodeURI(new URL(target, `file:///${folder}`).pathname).slice(1);
    return [{ id: attribute(attributes, 'Id') ?? '', type, part }];
  });
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];
}

/**
 * The relations of the headers or footers that a document shows: those of first and even pages only where it
 * has such.
 */
function referred(main: string, kind: 'header' | 'footer', evenPages: boolean): string[] {
  const firstPage = /<w:titlePg\s*\/?>|<w:titlePg\s[^<>]*"(?:1|true|on)"/.test(main);
  const ids = [...main.matchAll(new RegExp(`<w:${kind}Reference\\s([^<>]*)>`, 'g'))].flatMap(
    ([, attributes = '']) => {
      const page = attribute(attributes, 'w:type');
      if ((page === 'first' && !firstPage) || (page === 'even' && !evenPages)) return [];
      return attribute(attributes, 'r:id') ?? [];
    },
  );
  return [...new Set(ids)];
}
