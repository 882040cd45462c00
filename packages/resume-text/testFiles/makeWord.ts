import { deflateRawSync } from 'node:zlib';

/** A part of a zip; `declaredSize` is what its directory says in place of the truth. */
export type Part = { name: string; content: string; declaredSize?: number };

/** A zip written by hand, so that its directory can lie. */
export function zip(parts: readonly Part[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredSize } of parts) {
    const packed = deflateRawSync(content);
    const size = declaredSize ?? Buffer.byteLength(content);
    const local = Buffer.alloc(30 + name.length);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(name.length, 26);
    local.write(name, 30);
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    entry.write(name, 46);
    locals.push(local, packed);
    directory.push(entry);
    offset += local.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, ...directory, end]));
}

const SPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

/** The relations of a part: the last word of the type, and the target. */
function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const all = targets.map(
    ([name, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${type}/${name}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
}

/**
 * A Word document: the inside of its body, and what stands beside it. `parts` are further parts by their relation
 * (styles, header, footer, footnotes), each the inside of its root; `main` is the name of the main part.
 */
export function makeWord(
  body: string,
  {
    parts = {},
    main = 'word/document.xml',
  }: { parts?: Partial<Record<'styles' | 'header' | 'footer' | 'footnotes', string>>; main?: string } = {},
): Uint8Array {
  const slash = main.lastIndexOf('/');
  const folder = main.slice(0, slash + 1);
  const file = main.slice(slash + 1);
  const roots = { styles: 'styles', header: 'hdr', footer: 'ftr', footnotes: 'footnotes' } as const;
  const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const kinds = ['styles', 'header', 'footer', 'footnotes'] as const;
  const beside = kinds.flatMap((kind) => {
    const content = parts[kind];
    const root = roots[kind];
    return content === undefined
      ? []
      : [{ kind, name: `${kind}7.xml`, content: `<w:${root} ${SPACES}>${content}</w:${root}>` }];
  });
  return zip([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${main}" ContentType="${mainType}"/></Types>`,
    },
    { name: '_rels/.rels', content: relations([['officeDocument', main]]) },
    {
      name: `${folder}_rels/${file}.rels`,
      content: relations(beside.map(({ kind, name }) => [kind, name] as const)),
    },
    { name: main, content: `<w:document ${SPACES}><w:body>${body}</w:body></w:document>` },
    ...beside.map(({ name, content }) => ({ name: `${folder}${name}`, content })),
  ]);
}

/** A paragraph of one run with these run properties. */
export function paragraph(text: string, properties = ''): string {
  return `<w:p>${run(text, properties)}</w:p>`;
}

export function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}
