import type { OperationId } from '@cortex/api-client/operations';
import type { Journey } from './Journey.ts';
import { otherJourneys } from './otherJourneys.ts';
import { recordJourneys } from './recordJourneys.ts';

/** The way to each call through the screens. A new operation without one does not compile. */
export const journeys: Record<OperationId, readonly [Journey, ...Journey[]]> = {
  ...recordJourneys,
  ...otherJourneys,
};
