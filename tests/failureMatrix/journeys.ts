import type { OperationId } from '@cortex/api-client/operations';
import type { Journey } from './Journey.ts';
import { analysisJourneys } from './journeys/analysis.ts';
import { applicantsJourneys } from './journeys/applicants.ts';
import { backgroundTasksJourneys } from './journeys/backgroundTasks.ts';
import { candidatesJourneys } from './journeys/candidates.ts';
import { jobsJourneys } from './journeys/jobs.ts';
import { notesJourneys } from './journeys/notes.ts';
import { organizationJourneys } from './journeys/organization.ts';
import { peopleJourneys } from './journeys/people.ts';
import { secondFactorJourneys } from './journeys/secondFactor.ts';
import { signInJourneys } from './journeys/signIn.ts';

/** The way to each call through the screens. A new operation without one does not compile. */
export const journeys: Record<OperationId, readonly [Journey, ...Journey[]]> = {
  ...jobsJourneys,
  ...candidatesJourneys,
  ...applicantsJourneys,
  ...notesJourneys,
  ...peopleJourneys,
  ...signInJourneys,
  ...secondFactorJourneys,
  ...organizationJourneys,
  ...analysisJourneys,
  ...backgroundTasksJourneys,
};
