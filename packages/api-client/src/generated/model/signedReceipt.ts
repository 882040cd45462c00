/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Receipt } from './receipt';
import type { ReceiptInputs } from './receiptInputs';
import type { ReceiptKey } from './receiptKey';

export interface SignedReceipt {
  receipt: Receipt;
  key: ReceiptKey;
  /**
     * Ed25519, over the canonical JSON of `receipt`, in base64url.
     * @pattern ^[A-Za-z0-9_-]{86}$
     */
  signature: string;
  inputs?: ReceiptInputs;
}
