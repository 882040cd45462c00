import type { Exchange } from './Exchange.ts';
import { expectThat } from './expectations.ts';
import { at } from './json.ts';

/** Throws where a record does not hold what was sent. Forms send every line break as CR LF, so those count as alike. */
export function expectFields(exchange: Exchange, record: unknown, fields: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(fields)) {
    expectThat(
      unify(at(record, name)) === unify(value),
      `expected ${name} to be ${JSON.stringify(value)}`,
      exchange,
    );
  }
}

function unify(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
}
