import type { CandidateSummary } from '@cortex/api-client/model';
import { getPersonKeys } from '../../forms/CandidateFields/samePerson.ts';

type Known = Pick<CandidateSummary, 'id' | 'name' | 'email' | 'phone'>;

/** The candidates of a list by what tells that two may be one; made once for a list. */
const INDEXES = new WeakMap<readonly Known[], ReadonlyMap<string, readonly Known[]>>();

/** Other candidates of a list who may be the same person: of the same email, or of the same name and phone. */
export function findSamePerson<Candidate extends Known>(
  one: Known,
  candidates: readonly Candidate[],
): Candidate[] {
  const index = INDEXES.get(candidates) ?? buildIndex(candidates);
  INDEXES.set(candidates, index);
  const found = new Set(getPersonKeys(one).flatMap((key) => index.get(key) ?? []));
  return candidates.filter((other) => other.id !== one.id && found.has(other));
}

function buildIndex(candidates: readonly Known[]): ReadonlyMap<string, readonly Known[]> {
  const index = new Map<string, Known[]>();
  for (const candidate of candidates)
    for (const key of getPersonKeys(candidate)) {
      const others = index.get(key);
      if (others) others.push(candidate);
      else index.set(key, [candidate]);
    }
  return index;
}
