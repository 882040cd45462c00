import { ProviderSilent } from './ProviderSilent.ts';

/** What a provider says is kilobytes; what it unpacks to beyond this is not read. */
const MAX_BYTES = 1_000_000;

/**
 * Asks a provider, and reads its whole answer. Rejects with `ProviderSilent` where it gives none, one of a fault of its own, or one
 * of more than 1 MB.
 */
export async function fetchFromProvider(url: string, options: object): Promise<Response> {
  try {
    const response = await fetch(url, options);
    if (response.status >= 500) throw new ProviderSilent(`status ${response.status}`);
    const { status, headers } = response;
    return new Response(await readWithin(response, MAX_BYTES), { status, headers });
  } catch (cause) {
    throw cause instanceof ProviderSilent ? cause : new ProviderSilent('no answer', { cause });
  }
}

async function readWithin({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  // To leave the loop closes the connection.
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new ProviderSilent(`more than ${most} bytes`);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
