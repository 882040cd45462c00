/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { HistoryRange } from './historyRange';
import type { PerformanceUserParameter } from './performanceUserParameter';

export type GetUserPerformanceHistoryParams = {
/**
 * A performance name, or "All Users".
 * @maxLength 320
 */
user?: PerformanceUserParameter;
/**
 * The period to show.
 */
range: HistoryRange;
};
