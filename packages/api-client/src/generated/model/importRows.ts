/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Import } from './import';
import type { ImportRow } from './importRow';

export interface ImportRows {
  import: Import;
  /** In the order of the file. */
  rows: ImportRow[];
  /**
     * The `after` of the next call.
     * @minimum 0
     */
  next: number;
}
