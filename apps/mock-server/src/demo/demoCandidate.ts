import type { ResumeContent } from './resumeContent.ts';

/** A candidate of the demo organization with the resume that is printed for them. `createdBy` is a username. */
export type DemoCandidate = {
  name: string;
  email: string;
  phone: string;
  notes: string;
  createdBy: string;
  resume: ResumeContent;
};
