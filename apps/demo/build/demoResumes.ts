import { demoCandidates } from '@cortex/server/demo-candidates';
import { renderResumePdf } from '@cortex/server/resume-pdf';
import { nameResume } from '@cortex/server/seed-demo';
import { runTask } from '@cortex/server/tasks';
import type { Plugin } from 'vite';
import type { PreparedResume } from '../src/server/demoResumes.ts';

/** Prints and reads the resumes of the demo organization, so that no tab has to. */
export function demoResumes(): Plugin {
  return {
    name: 'cortex-demo-resumes',
    load: {
      filter: { id: /\/apps\/demo\/src\/server\/demoResumes\.ts$/ },
      async handler() {
        const resumes: Record<string, PreparedResume> = {};
        for (const { resume, ...candidate } of demoCandidates) {
          const bytes = await renderResumePdf({ ...candidate, ...resume });
          const fileName = nameResume(candidate.name);
          const reading = await runTask('resume', { fileName, bytes: new Uint8Array(bytes) });
          resumes[candidate.email] = { fileName, pdf: Buffer.from(bytes).toString('base64'), reading };
        }
        // As a text, which browsers parse faster than an expression.
        return `export const resumes = JSON.parse(${JSON.stringify(JSON.stringify(resumes))});`;
      },
    },
  };
}
