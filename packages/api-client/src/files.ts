import { ApiError, type ApiErrorReason, createDeadline } from './http.ts';

/**
 * Reads the file behind a link that an answer gave, such as a resume's. Nothing of the session goes with it. Throws
 * {@link ApiError}, which calls it `name`; an aborted call throws what `fetch` throws.
 */
export async function requestFile(
  url: string,
  { name, signal }: { name: string; signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const fail = (reason: ApiErrorReason, status?: number) =>
    new ApiError({ reason, operation: `GET ${name}`, token: null, ...(status ? { status } : {}) });
  const deadline = createDeadline();
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, deadline.signal]) });
    if (!response.ok || !response.body) throw fail('status', response.status);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      deadline.restart();
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error;
    throw fail(deadline.signal.aborted ? 'timeout' : 'network');
  } finally {
    deadline.end();
  }
}
