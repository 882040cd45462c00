/**
 * What a text says of something that it names: plainly shown, or that it is not so, not yet, no longer, or
 * only begun, or that it is somebody else's, or that it is named without being done.
 */
export type Assertion =
  | 'plain'
  | 'denied'
  | 'wished'
  | 'in progress'
  | 'expired'
  | 'basic'
  | 'familiar'
  | 'of another'
  | 'in passing';
