/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { PerformanceUserParameter } from './performanceUserParameter';

export type GetUserPerformanceParams = {
/**
 * A performance name, or "All Users".
 * @maxLength 320
 */
user?: PerformanceUserParameter;
};
