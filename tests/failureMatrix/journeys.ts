import { type OperationId, operationIds } from '@cortex/api-client/operations';
import type { Journey } from './Journey.ts';
import { analysisJourneys } from './journeys/analysis.ts';
import { applicantsJourneys } from './journeys/applicants.ts';
import { backgroundTasksJourneys } from './journeys/backgroundTasks.ts';
import { calledByTheClient, candidatesJourneys } from './journeys/candidates.ts';
import { jobsJourneys } from './journeys/jobs.ts';
import { keysJourneys } from './journeys/keys.ts';
import { notesJourneys } from './journeys/notes.ts';
import { organizationJourneys } from './journeys/organization.ts';
import { passkeyJourneys } from './journeys/passkeys.ts';
import { peopleJourneys } from './journeys/people.ts';
import { calledOutsideTheApp, publicationJourneys } from './journeys/publication.ts';
import { secondFactorJourneys } from './journeys/secondFactor.ts';
import { signInJourneys } from './journeys/signIn.ts';
import { webhooksJourneys } from './journeys/webhooks.ts';

const calledOutside = [...calledOutsideTheApp, ...calledByTheClient] as const;
type Outside = (typeof calledOutside)[number];
export type CalledId = Exclude<OperationId, Outside>;

/** The operations that the app calls. */
export const calledIds: readonly CalledId[] = operationIds.filter(isCalled);

function isCalled(id: OperationId): id is CalledId {
  return !calledOutside.some((outside) => outside === id);
}

/** The way to each call through the screens. A new operation without one does not compile. */
export const journeys: Record<CalledId, readonly [Journey, ...Journey[]]> = {
  ...jobsJourneys,
  ...candidatesJourneys,
  ...applicantsJourneys,
  ...notesJourneys,
  ...publicationJourneys,
  ...keysJourneys,
  ...webhooksJourneys,
  ...peopleJourneys,
  ...signInJourneys,
  ...passkeyJourneys,
  ...secondFactorJourneys,
  ...organizationJourneys,
  ...analysisJourneys,
  ...backgroundTasksJourneys,
};
