import { globSync } from 'node:fs';
import { join } from 'node:path';
import { folder, has, once, root, run, type Step, VERSIONS } from '../workshop.ts';

/** The workflows of this repository, read as GitHub reads them. */
export const actionlint: Step = {
  name: `actionlint ${VERSIONS.actionlint}, the workflows`,
  needs: has('actionlint') ? [] : ['go'],
  run: async () => {
    const workflows = globSync('.github/workflows/*.yml', { cwd: root });
    await run(await install(), ['-no-color', ...workflows], { cwd: root });
    return `${workflows.length} workflows, no fault`;
  },
};

async function install(): Promise<string> {
  if (has('actionlint')) return 'actionlint';
  const place = folder('actionlint');
  const program = join(place, 'actionlint');
  await once(program, () =>
    run('go', ['install', `github.com/rhysd/actionlint/cmd/actionlint@v${VERSIONS.actionlint}`], {
      env: { GOBIN: place },
    }),
  );
  return program;
}
