/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { SourceFigure } from './sourceFigure';

export interface SourceFigures {
  /** Each source, also one that nobody came by. */
  sources: SourceFigure[];
}
