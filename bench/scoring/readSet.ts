import { readdirSync, readFileSync } from 'node:fs';
import type { Job } from '@cortex/scoring';

export type LabelledJob = { occupation: string; job: Job };
export type LabelledResume = { occupation: string; text: string };

const JOB_MARK = /^@@ /m;
const RESUME_MARK = /^=====$/m;

/**
 * Reads jobs.txt, one or more jobs an occupation: after a line `@@ occupation` the title, the description and the
 * skills, a line each.
 */
export function readJobs(): LabelledJob[] {
  const blocks = readFileSync(new URL('jobs.txt', import.meta.url), 'utf8')
    .split(JOB_MARK)
    .slice(1);
  return blocks.map((block) => {
    const [occupation, title, description, skills_required] = block.trim().split('\n');
    if (!occupation || !title || !description || !skills_required) {
      throw new Error(`jobs.txt: "${occupation}" needs a title, a description and skills, a line each`);
    }
    return { occupation, job: { title, description, skills_required } };
  });
}

/** Reads a folder with one file an occupation; a line ===== parts its resumes. */
export function readResumes(folder: 'develop' | 'heldOut', occupations: readonly string[]): LabelledResume[] {
  const directory = new URL(`${folder}/`, import.meta.url);
  return readdirSync(directory)
    .toSorted()
    .flatMap((file) => {
      const occupation = file.replace(/\.txt$/, '');
      if (!occupations.includes(occupation)) throw new Error(`${folder}/${file}: no job of that name`);
      return readFileSync(new URL(file, directory), 'utf8')
        .split(RESUME_MARK)
        .map((text) => ({ occupation, text: text.trim() }))
        .filter(({ text }) => text !== '');
    });
}
