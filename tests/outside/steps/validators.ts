import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, nodeTool, python, root, run, type Step, VERSIONS } from '../workshop.ts';

/** Whether the contract is a right OpenAPI document, as two other validators see it. */
export const validators: Step[] = [
  {
    name: `openapi-spec-validator ${VERSIONS.python['openapi-spec-validator']}`,
    needs: ['python3'],
    run: async () => {
      await run(await python('openapi-spec-validator'), [join(root, 'openapi.yaml')]);
      return 'no fault';
    },
  },
  {
    name: `Spectral ${VERSIONS.node['@stoplight/spectral-cli']}, spectral:oas without path-keys-no-trailing-slash (the specification's paths have one)`,
    needs: [],
    run: async () => {
      const rules = join(folder('spectral'), 'rules.yaml');
      writeFileSync(
        rules,
        'extends: [[spectral:oas, recommended]]\nrules: { path-keys-no-trailing-slash: off }\n',
      );
      const printed = await run(await nodeTool('spectral'), [
        'lint',
        '--ruleset',
        rules,
        '--fail-severity',
        'warn',
        join(root, 'openapi.yaml'),
      ]);
      return printed.includes('No results') ? 'no fault, no warning' : printed.trim();
    },
  },
];
