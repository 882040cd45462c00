/**
 * Where an asset of a build stands. A module that is loaded by its address (the worker that reads PDFs) ends in `.js`: web
 * servers that do not know `.mjs` say that it is bytes, which no browser runs.
 */
export function nameAsset({ names }: { names: readonly string[] }): string {
  return names.some((name) => name.endsWith('.mjs'))
    ? 'assets/[name]-[hash].js'
    : 'assets/[name]-[hash][extname]';
}
