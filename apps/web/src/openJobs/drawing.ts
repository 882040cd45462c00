import type { OpenJob, OpenJobs } from '@cortex/api-client/model';

/** The font and the ground of the pages, as style elements. */
export type Base = { baseStyles: string };

export type DrawJobOptions = Base & {
  address: string;
  /** Where the form goes. */
  formAction: string;
  formKey: string;
  sent: boolean;
  /** The code of a refusal that sent the browser back. */
  problem: string | undefined;
};

/** What the server has of the public pages after the build: each page as a whole document. */
export type Drawing = {
  /** The scripts of the pages, for their content security policy. */
  scripts: readonly string[];
  /** Whether a page has a sentence of its own for a code. */
  isProblem(code: string): boolean;
  /** The page of an organization's open jobs, or what is said where it cannot be shown. */
  drawOpenJobs(page: OpenJobs | 'gone' | 'unavailable', options: Base & { address: string }): Promise<string>;
  /** The page of one open job; null where it is not on that page. */
  drawOpenJob(job: OpenJob | null, options: DrawJobOptions): Promise<string>;
};
