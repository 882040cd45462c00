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
