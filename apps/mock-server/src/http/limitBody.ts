import { bodyLimits } from '@cortex/api-client/limits';
import type { MiddlewareHandler } from 'hono';
import { DISCARD_LIMIT, formTooLarge } from './forms.ts';
import { HttpError, malformed } from './HttpError.ts';

const LIMITS: Readonly<Record<'text' | 'form', number>> = {
  text: bodyLimits.textBytes,
  form: bodyLimits.formBytes,
};

/**
 * Refuses a body that is larger than the contract allows with 413, and one that breaks off with 400. A body
 * whose length is told is left untouched, so that the server itself can take the rest of it from the line.
 */
export function limitBody(kind: 'text' | 'form', bytes = LIMITS[kind]): MiddlewareHandler {
  return async (c, next) => {
    const length = c.req.header('Transfer-Encoding') ? undefined : c.req.header('Content-Length');
    if (Number(length) > bytes) throw tooLarge(kind);
    // A form is counted while it is taken from the line.
    if (kind === 'text' && length === undefined && c.req.raw.body) {
      const body = await readAll(c.req.raw.body, bytes).catch(() => {
        throw malformed();
      });
      if (!body) throw tooLarge(kind);
      c.req.raw = new Request(c.req.raw, { body });
    }
    await next();
  };
}

/** All bytes of a stream, or undefined where there are more than the limit. Rejects where it breaks off. */
async function readAll(stream: ReadableStream<Uint8Array>, limit: number): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  // Not every browser can iterate over a stream, and one may run this.
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size <= limit) chunks.push(new Uint8Array(read.value));
    else chunks.length = 0;
    if (size > DISCARD_LIMIT) {
      await reader.cancel();
      break;
    }
  }
  return size > limit ? undefined : new Blob(chunks);
}

function tooLarge(kind: 'text' | 'form'): HttpError {
  if (kind === 'text') {
    const detail = 'The request is larger than this server takes. Shorten the text and try again.';
    return new HttpError(413, 'payload_too_large', detail);
  }
  return formTooLarge();
}
