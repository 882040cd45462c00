/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ReadImportRowsNotMade } from './readImportRowsNotMade';

export type ReadImportRowsParams = {
/**
 * The `number` of the last row that the caller has; 0 where it is left out.
 * @minimum 0
 * @maximum 1000000
 */
after?: number;
/**
 * Whether only rows are wanted that became no candidate.
 */
not_made?: ReadImportRowsNotMade;
};
