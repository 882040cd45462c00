import type { OperationRow } from '@cortex/api-client/operations';
import type { Context } from 'hono';

/** Says in the answer of a deprecated operation since when it is that, and when it ends (RFC 9745, RFC 8594). */
export function tellDeprecation(c: Context, { deprecated }: OperationRow): void {
  if (!deprecated) return;
  c.header('Deprecation', `@${Date.parse(deprecated.since) / 1000}`);
  c.header('Sunset', new Date(deprecated.sunset).toUTCString());
}
