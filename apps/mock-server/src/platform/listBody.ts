import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';

const compress = promisify(gzip);

/** Higher levels take twice as long for a tenth less. */
const LEVEL = 1;

type Piece = string | Uint8Array;

/** Whether answers are compressed here for who takes that. */
export const compresses = true;

/** Bytes or a text, compressed with gzip. */
export async function gzipWhole(whole: Piece): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await compress(whole, { level: LEVEL }));
}

/** A body of parts that are made as its reader takes them, compressed with gzip if asked for. */
export function bodyOf(parts: AsyncIterable<Piece>, { gzipped }: { gzipped: boolean }): ReadableStream {
  const source = Readable.from(parts, { objectMode: false });
  if (!gzipped) return toStream(source);
  const packed = createGzip({ level: LEVEL });
  source.on('error', (error) => packed.destroy(error));
  packed.on('close', () => source.destroy());
  return toStream(source.pipe(packed));
}

/** A body that asks for its next piece when its reader took the one before, and breaks off where that fails. */
function toStream(bytes: Readable): ReadableStream {
  const pieces = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}
