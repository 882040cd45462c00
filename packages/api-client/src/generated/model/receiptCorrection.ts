/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ReceiptCorrectionFinding } from './receiptCorrectionFinding';
import type { ReceiptCorrectionSource } from './receiptCorrectionSource';

export interface ReceiptCorrection {
  /** What the job asks for. */
  criterion: string;
  /** What a person said. */
  finding: ReceiptCorrectionFinding;
  /** The line that shows it. */
  quote?: string;
  /** Where it stands. */
  source?: ReceiptCorrectionSource;
}
