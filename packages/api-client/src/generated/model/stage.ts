/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { StageKind } from './stageKind';

export interface Stage {
  id: Id;
  /** The stage's name. */
  name: string;
  kind: StageKind;
}
