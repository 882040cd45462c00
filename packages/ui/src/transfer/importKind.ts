import type { QueryKey } from '@tanstack/react-query';
import type { FieldLimits } from '../forms/validation.ts';

/** What a row says, by the names of the fields. */
export type Values = Readonly<Record<string, string>>;

export type ImportField = {
  name: string;
  label: string;
  plural?: boolean;
  /** What the contract asks of it; without them it is optional. */
  limits?: FieldLimits;
  /** What else is asked of it. */
  check?: (value: string) => true | string;
  /** What other programs call such a column, plainly written. */
  names: readonly string[];
  /** Columns that make it up together, as first and last name do, each by its names. */
  parts?: readonly (readonly string[])[];
  /** Columns that are taken, all of them, where none bears its name. */
  instead?: readonly string[];
  /** What stands between the cells where several columns make it up; without it there is one. */
  join?: string;
  /** Makes what other programs write into what is asked for. */
  clean?: (text: string) => string;
  /** What it is where its cell is empty, from the other fields. */
  derive?: (values: Values) => string;
  /** Whether a person may say what it is where its cell is empty; what it is unless they do. */
  fill?: (fileName: string) => string;
  /** What to know of its cells, said below the chosen column. */
  hint?: string;
  /** Whether it names a file that is sent along. */
  file?: boolean;
};

/** A row that is to be saved. */
export type ImportEntry = {
  /** Its row in the file. */
  number: number;
  values: Values;
  file?: File | undefined;
  /** The word by which the server knows it again. */
  key: string;
};

export type ImportKind = {
  nouns: readonly [one: string, many: string];
  fields: readonly ImportField[];
  /** How a row is named to a person. */
  describe: (values: Values) => string;
  /** The words by which a record of the list is known again. */
  getKeys: (values: Values) => readonly string[];
  /** As `getKeys`, among the rows of the file. */
  getKeysOfRows?: (values: Values) => readonly string[];
  /** Whether there can be none twice. */
  unique: boolean;
  /** What is sent where the file does not say it. */
  complete?: (values: Values) => Values;
  /** Returns the id. */
  save: (entry: ImportEntry) => Promise<string>;
  /** Of rows that no answer came for: the ids of those that are stored. Not needed where the server itself knows a row again. */
  findStored?: (entries: readonly ImportEntry[]) => Promise<ReadonlyMap<number, string>>;
  /** Why a row was not saved, in a sentence or two. */
  explain: (error: unknown) => string;
  /** Whether the server can make them by itself, from their texts alone. */
  inBackground?: boolean;
  /** Where the list of these records stands in the cache. */
  listKey: QueryKey;
};
