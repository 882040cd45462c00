import type { Operation } from './contract.ts';

/** A call and its answer. `status` is 0 where there was no answer; `text` then says why. */
export type Exchange = {
  operation: Operation;
  method: string;
  /** The request in words, without passwords and tokens. */
  sent: string;
  /** The request as a command to repeat it, with `$TOKEN` and `$PASSWORD` in place of what is secret. */
  curl: string;
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON, or undefined where it is none. */
  body: unknown;
};
