import type { ResumeReading } from '@cortex/server/tasks';

export type PreparedResume = { fileName: string /** In base64. */; pdf: string; reading: ResumeReading };

/** By the emails of the candidates. The build fills it in (`build/demoResumes.ts`). */
export const resumes: Record<string, PreparedResume> = {};
