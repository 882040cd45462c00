import type { Session } from './Session.ts';

export type FieldValue =
  | string
  | number
  | boolean
  | File
  | null
  | readonly unknown[]
  | { [name: string]: unknown };

/** What a call sends: the id in its path, its query and the fields of its body. */
export type Call = {
  id?: string;
  query?: Record<string, string>;
  body?: Record<string, FieldValue>;
  /** Who makes it in the place of who would, where it changes how its caller signs in. */
  as?: Session;
};
