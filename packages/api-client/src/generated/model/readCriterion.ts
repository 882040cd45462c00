/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CriterionKind } from './criterionKind';
import type { ReadCriterionFrom } from './readCriterionFrom';
import type { ReadCriterionImportance } from './readCriterionImportance';

export interface ReadCriterion {
  /** What is asked for. */
  name: string;
  kind: CriterionKind;
  /** As read or, where a person set it, as set. `neither`: the text says neither that it must be there nor that it would be nice. */
  importance: ReadCriterionImportance;
  /**
     * Its share of the score in percentage points, 0 where it is left out.
     * @minimum 0
     * @maximum 100
     */
  weight: number;
  /** Where it was read: in the skills, the description or the title; `person`: added. */
  from: ReadCriterionFrom;
  /** Where it stands in the description, verbatim. */
  quote?: string;
}
