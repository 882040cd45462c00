import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { bodyLimits } from '@cortex/api-client/limits';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { Context } from 'hono';
import { DISCARD_LIMIT, formTooLarge, type ReceivedForm, tooManyFields, UploadedFile } from './forms.ts';
import { HttpError, malformed } from './HttpError.ts';

const PIECE = 64 * 1024;

/**
 * Takes a form from the line: texts into memory, files straight onto the disk, so that a large one needs no memory.
 * Throws 400 where it is no form or breaks off, 413 where it is larger than the contract allows, 422 where it has too
 * many fields.
 */
export async function receiveForm(c: Context, folder: string): Promise<ReceivedForm> {
  const body = c.req.raw.body;
  const parser = createParser(c.req.header('Content-Type') ?? '');
  if (!parser) throw (body && (await feed(body))) || malformed();
  const parts: Promise<[string, unknown]>[] = [];
  const paths: string[] = [];
  const streams: BusboyFileStream[] = [];
  let failure: HttpError | undefined;
  const discard = async () => {
    await Promise.allSettled(parts);
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
  const ended = new Promise<void>((resolve) => {
    parser.on('finish', resolve);
    parser.on('error', () => {
      failure ??= malformed();
      resolve();
    });
  });
  parser.on('partsLimit', () => {
    failure ??= tooManyFields();
  });
  parser.on('file', (name, stream, fileName: string | undefined) => {
    // What becomes of a part is asked for at the end; until then its failure is nobody's.
    streams.push(stream);
    const part = receivePart(unescapeMarks(name ?? ''), stream, fileName, folder, paths);
    part.catch(() => {});
    parts.push(part);
  });
  try {
    const take = async (chunk: Uint8Array) => {
      if (failure) return;
      const taken = new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
      await Promise.race([taken, ended]);
    };
    failure = (body && (await feed(body, take))) ?? failure;
    if (!body) failure ??= malformed();
    if (!failure) {
      parser.end();
      await ended;
    }
    if (failure) throw failure;
    return { fields: await Promise.all(parts), discard };
  } catch (error) {
    parser.destroy();
    for (const stream of streams) stream.destroy(new Error('The form broke off.'));
    await discard();
    throw error instanceof HttpError ? error : malformed();
  }
}

function createParser(contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      // All parts come as bytes, as a text that is not UTF-8 has to be refused and not repaired.
      isPartAFile: () => true,
      preservePath: true,
      limits: { parts: bodyLimits.formFields, headerPairs: 20 },
    });
  } catch {
    return undefined;
  }
}

/** Takes a body from the line, as far as it is allowed to be, and drops the rest. */
async function feed(
  body: ReadableStream<Uint8Array>,
  take = async (_: Uint8Array) => {},
): Promise<HttpError | undefined> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > DISCARD_LIMIT) break;
    if (size > bodyLimits.formBytes) continue;
    // A piece at a time, as one of megabytes may hold millions of parts.
    for (let at = 0; at < chunk.length; at += PIECE) await take(chunk.subarray(at, at + PIECE));
  }
  return size > bodyLimits.formBytes ? formTooLarge() : undefined;
}

async function receivePart(
  name: string,
  stream: BusboyFileStream,
  fileName: string | undefined,
  folder: string,
  paths: string[],
): Promise<[string, unknown]> {
  if (fileName === undefined) return [name, await readText(stream)];
  const path = join(folder, randomUUID());
  paths.push(path);
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  stream.on('error', (error) => file.destroy(error));
  await finished(stream.pipe(file));
  return [name, new UploadedFile(await openAsBlob(path), unescapeMarks(fileName), path)];
}

/** A browser writes quotes and line breaks in names so. */
function unescapeMarks(name: string): string {
  return name.replace(/%(22|0D|0A)/gi, (mark) => decodeURIComponent(mark));
}

async function readText(stream: BusboyFileStream): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size <= bodyLimits.textBytes) chunks.push(chunk);
  }
  if (size > bodyLimits.textBytes) throw formTooLarge();
  // A form of this kind sends each line break as two characters, whatever was typed.
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)).replaceAll('\r\n', '\n');
}
