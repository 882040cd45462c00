const SECOND_MS = 1_000;

/** How long a `Retry-After` asks to wait, in milliseconds: seconds or a date of HTTP. 0 where it says neither, or a time that is over. */
export function readRetryAfter(text: string, now: Date): number {
  if (/^\d+$/.test(text)) return Number(text) * SECOND_MS;
  const at = Date.parse(text);
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime());
}
