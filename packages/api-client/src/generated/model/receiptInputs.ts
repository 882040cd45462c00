/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ReceiptCandidate } from './receiptCandidate';
import type { ReceiptJob } from './receiptJob';

export interface ReceiptInputs {
  job: ReceiptJob;
  candidate: ReceiptCandidate;
}
