import { handsOnCandidates } from './candidates/handsOn.ts';
import { officeCandidates } from './candidates/office.ts';
import { technologyCandidates } from './candidates/technology.ts';
import type { DemoCandidate } from './demoCandidate.ts';

/** The candidates of the demo organization, all invented, with addresses that exist nowhere. */
export const demoCandidates: readonly DemoCandidate[] = [
  ...technologyCandidates,
  ...officeCandidates,
  ...handsOnCandidates,
];
