import type { Dependencies } from './app.ts';
import type { EmbedderOptions } from './embeddings/embedder.ts';
import type { Failure } from './outside/failure.ts';
import type { OutsideServer } from './outside/outsideServer.ts';
import { type Analyzer, createBuiltInAnalyzer, type Embedder } from './workers/analyzer.ts';

/** The models that read along; none unless stated. */
export type Models = {
  /** A language model that reads along. */
  languageModel?: OutsideServer | undefined;
  /** A model whose vectors tell which lines are near in meaning; the bundled table does unless stated. */
  embeddings?: OutsideServer | undefined;
};

/** What analyzes by the models of the settings, or the built-in scoring where there are none. */
export async function createAnalyzer(
  { languageModel, embeddings }: Models,
  { db, clock, perform }: Pick<Dependencies, 'db' | 'clock' | 'perform'>,
): Promise<Analyzer> {
  const reportOf = (task: string) => (failure: Failure) => {
    console.error(JSON.stringify({ at: clock(), level: 'error', task, failure }));
  };
  let embedder: Embedder | undefined;
  if (embeddings) {
    const { createEmbeddingServer } = await import('./embeddings/embeddingServer.ts');
    const { createEmbedder } = await import('./embeddings/embedder.ts');
    const report = reportOf('embeddings');
    const findLines = (...asked: Parameters<EmbedderOptions['findLines']>) => perform('lines', ...asked);
    embedder = createEmbedder(createEmbeddingServer(embeddings), { db, clock, findLines, report });
  }
  if (languageModel) {
    const { createLanguageModel } = await import('./languageModel/languageModel.ts');
    const { createModelAnalyzer } = await import('./languageModel/modelAnalyzer.ts');
    const report = reportOf('language model');
    return createModelAnalyzer(createLanguageModel(languageModel), { perform, report, embedder });
  }
  if (!embedder) return createBuiltInAnalyzer((...asked) => perform('analysis', ...asked));
  const { createEmbeddingsAnalyzer } = await import('./embeddings/embeddingsAnalyzer.ts');
  return createEmbeddingsAnalyzer(embedder, (...asked) => perform('analysis', ...asked));
}
