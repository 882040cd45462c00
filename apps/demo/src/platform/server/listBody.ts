type Piece = string | Uint8Array;

/** Nothing goes over a line here, so that nothing is compressed. */
export const compresses = false;

/** Never asked for. */
export async function gzipWhole(_: Piece): Promise<Uint8Array<ArrayBuffer>> {
  throw new Error('Nothing is compressed here.');
}

/** A body of parts that are made as its reader takes them. */
export function bodyOf(parts: AsyncIterable<Piece>, _: { gzipped: boolean }): ReadableStream {
  const pieces = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}
