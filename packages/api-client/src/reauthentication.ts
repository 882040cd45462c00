import type { ErrorCode } from './generated/model/index.ts';

type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Sets who asks the person for their password again: true once it was right. Gives the way to take that back. */
export function onReauthentication(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** Whether a refused call may be repeated, since the person entered their password again. Several calls ask once. */
export async function mayRepeat(code: ErrorCode | undefined): Promise<boolean> {
  if (code !== 'reauthentication_required' || !ask) return false;
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
