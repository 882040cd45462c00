/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { RetentionMonths } from './retentionMonths';

export interface RetentionSetting {
  months: RetentionMonths | null;
}
