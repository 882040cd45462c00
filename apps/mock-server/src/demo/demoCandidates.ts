import handsOn from './candidates/handsOn.json' with { type: 'json' };
import office from './candidates/office.json' with { type: 'json' };
import technology from './candidates/technology.json' with { type: 'json' };
import type { DemoCandidate } from './demoCandidate.ts';

/** The candidates of the demo organization, all invented, with addresses that exist nowhere. */
export const demoCandidates: readonly DemoCandidate[] = [...technology, ...office, ...handsOn];
