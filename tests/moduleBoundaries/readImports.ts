import { parseSync, Visitor } from 'oxc-parser';

/**
 * What a file imports, as it is written there: values and types, what it exports from elsewhere, what it loads later,
 * and `import('...')` in types. Throws where the text cannot be parsed.
 */
export function readImports(file: string, text: string): string[] {
  const { module, program } = parse(file, text);
  const found = new Set<string>();
  for (const { moduleRequest } of module.staticImports) found.add(moduleRequest.value);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) found.add(moduleRequest.value);
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2] !== undefined) found.add(literal[2]);
  }
  new Visitor({
    TSImportType({ source }) {
      found.add(source.value);
    },
  }).visit(program);
  return [...found];
}

/** What a file loads as it starts: its imports and what it exports from elsewhere, without types. */
export function readLoaded(file: string, text: string): string[] {
  const { module } = parse(file, text);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  return [
    ...module.staticImports.filter(
      ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
    ),
    ...exported.filter(({ isType }) => !isType),
  ].flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : []));
}

function parse(file: string, text: string) {
  const parsed = parseSync(file, text);
  if (parsed.errors.length > 0) throw new Error(`${file} cannot be parsed: ${parsed.errors[0]?.message}`);
  return parsed;
}
