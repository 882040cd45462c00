import type { Exchange } from './Exchange.ts';
import { Failure } from './Failure.ts';
import { textAt } from './json.ts';

/** Throws where something that the contract says is not so. */
export function expectThat(holds: boolean, message: string, exchange?: Exchange): asserts holds {
  if (!holds) throw new Failure(message, exchange);
}

/** Throws where an answer is not one of the declared successes. */
export function expectSuccess(exchange: Exchange): void {
  const statuses = exchange.operation.answers.map(({ status }) => status).filter((status) => status < 300);
  expectThat(statuses.includes(exchange.status), `expected ${statuses.join(' or ')}`, exchange);
}

/** Throws where an answer is not a refusal with a status and one of the codes. */
export function expectRefusal(exchange: Exchange, status: number, ...codes: string[]): void {
  const code = textAt(exchange.body, 'code') ?? '';
  expectThat(
    exchange.status === status && codes.includes(code),
    `expected ${status} ${codes.join(' or ')}`,
    exchange,
  );
}

/** Throws where an answer is not the refusal of a field that it names in `errors`. */
export function expectFieldRefused(exchange: Exchange, field: string, about: string): void {
  expectThat(
    exchange.status === 422 && textAt(exchange.body, 'code') === 'validation_failed',
    `expected 422 validation_failed: ${field} is ${about}`,
    exchange,
  );
  expectThat(
    Boolean(textAt(exchange.body, 'errors', field)),
    `expected errors to name ${field}, which is ${about}`,
    exchange,
  );
}
