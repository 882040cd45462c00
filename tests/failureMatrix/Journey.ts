import type { RequestHandler } from 'msw';

type Texts = {
  failed: string;
  error?: string;
  /** The second line where nobody answered, if it is the catalogue's. */
  noAnswer?: string;
};

type Place = {
  /** What is so in the browser before the page is opened. */
  before?: () => void;
  /** What the server answers otherwise than by default. */
  answers?: readonly RequestHandler[];
  /** Told in the table where an operation is called from several places. */
  from?: string;
  path: string;
  as: 'visitor' | 'user' | 'admin';
  heading: string;
  /** The record that the call is about, where the address does not name it. */
  recordId?: string;
  /** The texts of its failure. One alone serves both cases. */
  texts: Texts;
  /** Whether it is a view for who is signed in, of a page that is for anyone. */
  membersOnly?: boolean;
  /** From the opened page to what the call is made with, or for. */
  open?: () => Promise<void>;
};

/** A page, or a part of one, is loaded. */
export type Load = Place & { kind: 'load'; loaded: string };

/** Something is sent. */
export type Save = Place & {
  kind: 'save';
  /** What a person fills in, by label. */
  typed?: Readonly<Record<string, string>>;
  /** Of that, what is never kept when the session ends. */
  secrets?: readonly string[];
  /** Whether what was typed stands there again after a new sign-in. Without a text there is nothing to bring back. */
  comesBack?: boolean;
  /** The way to it, where the address alone does not lead there. */
  reopen?: () => Promise<void>;
  /** The fields that the server can refuse by the contract, in the form's order, each with its label. */
  fields?: Readonly<Record<string, string>>;
  submit: () => Promise<void>;
  /** Sends once more after a failure, where that is done differently. */
  submitAgain?: () => Promise<void>;
  saved: string;
  /** Whether the page says that, and no toast. */
  saidOnPage?: boolean;
  /** Whether the screen needs what the server answers with success. */
  answerRead: boolean;
};

/** Something is sent, and nobody waits for the answer. */
export type Unheard = Pick<Place, 'from' | 'path' | 'as' | 'heading'> & { kind: 'unheard' };

/** A part that a page can do without is loaded: its failure is said in its place, quietly. */
export type Aside = Pick<Place, 'from' | 'path' | 'as' | 'heading' | 'open' | 'recordId' | 'membersOnly'> & {
  kind: 'aside';
  said: string;
  /** What the button is called with which it is tried again. */
  again: string;
};

export type Journey = Load | Save | Unheard | Aside;
