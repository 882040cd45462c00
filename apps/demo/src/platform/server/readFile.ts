/** There are no files of a machine here: what is uploaded comes as bytes. */
export async function readFile(path: string): Promise<Uint8Array> {
  throw new Error(`There is no file ${path} in a browser.`);
}
