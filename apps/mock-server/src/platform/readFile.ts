import { readFile as read } from 'node:fs/promises';

/** The bytes of a file of this machine. */
export async function readFile(path: string): Promise<Uint8Array> {
  return new Uint8Array(await read(path));
}
