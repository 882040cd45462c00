/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { LedgerKind } from './ledgerKind';

export type ListLedgerParams = {
/**
 * Only entries of this kind.
 */
kind?: LedgerKind;
/**
 * Only what the person with this id did.
 */
person?: Id;
/**
 * Only from this day on (UTC).
 */
from?: string;
/**
 * Only up to this day (UTC), it included.
 */
to?: string;
/**
 * The `next` of the page before.
 * @maxLength 15
 * @pattern ^[0-9]+$
 */
before?: string;
};
