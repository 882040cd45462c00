import { type Failure, failed, type Result } from './failure.ts';

export type Call = {
  url: URL;
  key: string | undefined;
  body: object;
  timeoutMs: number;
  /** How much of an answer is read, in bytes as they are unpacked. */
  maxBytes: number;
};

/**
 * Sends JSON and reads JSON, within a time that holds for the whole call, the last byte of the answer included.
 * Follows no redirect, so that texts and key reach nobody but the address that was set; and what is longer than `maxBytes` is
 * not read. Never throws.
 */
export async function postJson({ url, key, body, timeoutMs, maxBytes }: Call): Promise<Result<unknown>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify(body),
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return failed(response.status >= 300 && response.status < 400 ? 'redirect' : 'status');
    }
    const text = await readText(response, maxBytes);
    return text === undefined ? failed('too_large') : parse(text);
  } catch {
    return failed(failureOf(signal));
  }
}

function failureOf(signal: AbortSignal): Failure {
  return signal.aborted ? 'timeout' : 'unreachable';
}

/** The body as text, undefined where it is larger than that, however it is compressed. */
async function readText({ body }: Response, maxBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop cancels what is still to come.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): Result<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return failed('unreadable');
  }
}
