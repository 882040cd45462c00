import type { ReadMail, Send } from './Client.ts';
import type { Column } from './columns.ts';
import type { Contract } from './contract.ts';
import type { Ledger } from './Ledger.ts';
import type { Login } from './Person.ts';
import type { Seed } from './readSeed.ts';

/** What is checked of which server. */
export type Options = {
  /** Scheme, host, port and optional path prefix. */
  url: string;
  /** Admins of two organizations. Without the second, what is about two is not tried. */
  admin: Login;
  other?: Login | undefined;
  /** What the server has already, for one that cannot create it. */
  seed?: Seed | undefined;
  /** The OpenAPI document; Cortex's own unless stated. */
  contractFile?: string | undefined;
  /** Ids or tags of the operations to check, all unless stated, and of those to leave out. */
  only?: readonly string[] | undefined;
  skip?: readonly string[] | undefined;
  /** Also tries the limits that shut this address out for an hour. */
  slow?: boolean | undefined;
  /** Lets time pass for the server, where that need not take as long; without, what ends by itself is tried with `slow` alone. */
  wait?: ((milliseconds: number) => Promise<void>) | undefined;
  /** Checks that are not made. */
  leaveOut?: readonly Column[] | undefined;
  /** How long an answer may take; as long as the client waits unless stated. */
  timeoutMs?: number | undefined;
  /** How requests are sent; over the network unless stated. */
  send?: Send | undefined;
  /** Reads the mails of the server; without, what needs the word of a link in one is not tried. */
  readMail?: ReadMail | undefined;
};

/** What came of a run. */
export type Report = {
  url: string;
  contract: Contract;
  results: Ledger['results'];
  /** The answers that came, as `operation status code`. */
  seen: ReadonlySet<string>;
  /** Operations of the specification that the server does not have: a valid call was answered with 404, 405 or 501. */
  missing: readonly string[];
  /**
   * Operations that the server left out, as it may, those that were not to be checked, and those that the kit does
   * not know how to call.
   */
  leftOut: readonly string[];
  skipped: readonly string[];
  unknown: readonly string[];
  /** Operations of which a call was given up and, asked again, answered. */
  slow: readonly string[];
  /** Whether checks were left undone because something broke off. */
  brokenOff: boolean;
};
