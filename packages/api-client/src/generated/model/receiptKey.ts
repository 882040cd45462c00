/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ReceiptKeyAlgorithm } from './receiptKeyAlgorithm';

export interface ReceiptKey {
  /**
     * The first 16 digits of the SHA-256 of the public key.
     * @pattern ^[0-9a-f]{16}$
     */
  id: string;
  /** How it signs. */
  algorithm: ReceiptKeyAlgorithm;
  /** SPKI in DER, in base64. */
  public_key: string;
}
