import type { Exchange } from './Exchange.ts';

/** A server that does not do what the contract says. */
export class Failure extends Error {
  override readonly name = 'Failure';
  /** The call that shows it. */
  readonly exchange: Exchange | undefined;

  constructor(message: string, exchange?: Exchange) {
    super(message);
    this.exchange = exchange;
  }
}

/** A check that cannot be made, because something that it needs is not there. That is nobody's failure. */
export class NotTried extends Error {
  override readonly name = 'NotTried';
  readonly needs: string;

  constructor(needs: string) {
    super(`needs ${needs}`);
    this.needs = needs;
  }
}
