/** Why a server of somebody else gave no usable answer; all of it that is ever written down. */
export type Failure =
  | 'timeout'
  | 'unreachable'
  | 'redirect'
  | 'status'
  | 'too_large'
  | 'unreadable'
  | 'error'
  | 'refusal'
  | 'cut_off'
  | 'nonsense'
  | 'instruction'
  | 'unfounded';

/** What came of a step, or why there is nothing. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };

export function failed(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure };
}
