import type { AnalysisMethod } from '@cortex/api-client/model';

/** Our own reading, as an analysis names it. */
export const SCORED_BY: AnalysisMethod = { name: 'Cortex criteria', version: '4.1.0' };
