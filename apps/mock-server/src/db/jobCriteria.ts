import type { CriterionChoice } from '@cortex/api-client/model';

/** What a person set about a job's criteria, where they set anything. */
export function readChoices(criteria: string | null): { criteria?: CriterionChoice[] } {
  return criteria === null ? {} : { criteria: JSON.parse(criteria) };
}
