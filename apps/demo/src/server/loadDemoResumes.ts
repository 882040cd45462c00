import type { SeedOptions } from '@cortex/server/embedded';
import { fromBase64 } from '../platform/server/base64.ts';

/** The resumes of the demo organization, printed and read when the demo was built: a tab would take seconds for them. */
export function loadDemoResumes(): Pick<SeedOptions, 'perform' | 'render'> {
  const load = () => import('./demoResumes.ts');
  return {
    async render({ email }) {
      const { resumes } = await load();
      const pdf = resumes[email]?.pdf;
      if (pdf === undefined) throw new Error(`No resume of ${email} was printed.`);
      return fromBase64(pdf);
    },
    // The seed asks for nothing else.
    perform: (async (_name, input) => {
      const { resumes } = await load();
      const { fileName = '' } = Object(input);
      const found = Object.values(resumes).find((one) => one.fileName === fileName);
      if (!found) throw new Error(`No resume ${fileName} was read.`);
      return found.reading;
    }) as SeedOptions['perform'],
  };
}
