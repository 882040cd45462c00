import type { AnalysisMethod } from '@cortex/api-client/model';

/** Our own reading, as an analysis names it. */
export const SCORED_BY: AnalysisMethod = { name: 'Cortex criteria', version: '4.22.0' };

/** Our own reading with what else took part, as an analysis names it. */
export function scoredWith(others: readonly string[]): AnalysisMethod {
  return others.length === 0
    ? SCORED_BY
    : { ...SCORED_BY, name: `${SCORED_BY.name} with ${others.join(' and ')}` };
}

/** How a model whose vectors tell what is near in meaning is named. */
export function embeddingsOf(model: string): string {
  return `embeddings of ${model}`;
}
