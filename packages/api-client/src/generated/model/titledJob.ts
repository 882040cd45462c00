/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';

export interface TitledJob {
  id: Id;
  /** The job's title. */
  title: string;
}
