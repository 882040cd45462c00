/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export type ReadBackgroundTaskResultsParams = {
/**
 * How many results the caller has already; 0 where it is left out.
 * @minimum 0
 * @maximum 1000000
 */
from?: number;
};
