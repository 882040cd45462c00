import { ServerBusy } from '../http/HttpError.ts';

/** How long a pair that was begun in time may take beyond it: the client gives up on a call after 10 s. */
const LATE_MS = 4_000;

/** What comes until a little after a moment (ms since 1970). Rejects with `ServerBusy` where it does not; it goes on, for nobody. */
export async function inTime<Result>(coming: Promise<Result>, until: number | undefined): Promise<Result> {
  if (until === undefined) return coming;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ServerBusy(1)), until + LATE_MS - Date.now());
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
