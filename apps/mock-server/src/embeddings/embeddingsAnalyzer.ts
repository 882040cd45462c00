import type { AnalysisInputs, AnalysisOutcome } from '@cortex/scoring';
import { embeddingsOf, scoredWith } from '@cortex/scoring/version';
import { type Analyzer, type Embedder, NO_VECTORS } from '../workers/analyzer.ts';
import type { OnBehalf } from '../workers/perform.ts';

/**
 * Our own reading, done by `analyze`, by the vectors of a model. Where there are none the bundled table tells what is
 * near in meaning, and the result says so.
 */
export function createEmbeddingsAnalyzer(
  embedder: Embedder,
  analyze: (inputs: AnalysisInputs, onBehalf: OnBehalf) => Promise<AnalysisOutcome>,
): Analyzer {
  const method = scoredWith([embeddingsOf(embedder.name)]);
  return {
    method,
    async analyze(inputs, context) {
      const embeddings = await embedder.embed(inputs, context);
      const outcome = await analyze(embeddings ? { ...inputs, embeddings } : inputs, context);
      if (!outcome.ok) return outcome;
      const { analysis } = outcome;
      if (analysis.scored_by.name === method.name) return { ok: true, analysis, provisional: false };
      const remark = [analysis.read.remark ?? '', NO_VECTORS].join(' ').trim();
      return { ok: true, analysis: { ...analysis, read: { ...analysis.read, remark } }, provisional: true };
    },
  };
}
