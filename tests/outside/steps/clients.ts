import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withServer } from '../withServer.ts';
import { folder, nodeTool, programs, python, root, run, type Step, VERSIONS } from '../workshop.ts';

const contract = join(root, 'openapi.yaml');
const resume = join(root, 'packages/conformance/resumes/two-column.pdf');
const bin = join(root, 'node_modules/.bin');

/** Clients that two other generators make of the contract: without a warning, compiled, and at work with our server. */
export const clients: Step[] = [
  {
    name: `openapi-python-client ${VERSIONS.python['openapi-python-client']}`,
    needs: ['python3'],
    run: async () => {
      const place = folder('generated/openapi-python-client');
      rmSync(place, { recursive: true });
      const options = [
        '--path',
        contract,
        '--output-path',
        join(folder('generated'), 'openapi-python-client/cortex_client'),
      ];
      const generator = await python('openapi-python-client');
      folder('generated/openapi-python-client');
      const env = { PATH: `${join(generator, '..')}:${process.env.PATH}` };
      const printed = await run(generator, ['generate', '--meta', 'none', '--fail-on-warning', ...options], {
        env,
      });
      if (printed.includes('Warning')) throw new Error(printed);
      const flow = join(programs, 'flow_httpx.py');
      return `no warning; ${await withServer(async (url) =>
        run(await python(), [flow, url, resume], { env: { PYTHONPATH: place } }),
      )}`;
    },
  },
  {
    name: `@hey-api/openapi-ts ${VERSIONS.node['@hey-api/openapi-ts']}`,
    needs: [],
    run: async () => {
      const place = folder('generated/hey-api');
      rmSync(place, { recursive: true });
      folder('generated/hey-api');
      await run(await nodeTool('openapi-ts'), ['-i', contract, '-o', join(place, 'client')]);
      const flow = join(place, 'flow.ts');
      writeFileSync(flow, readFileSync(join(programs, 'flow.hey.ts.txt')));
      const strict = [
        '--noEmit',
        '--strict',
        '--ignoreConfig',
        '--typeRoots',
        join(root, 'node_modules/@types'),
        '--types',
        'node',
      ];
      const target = ['--target', 'es2024', '--lib', 'es2024,dom,dom.iterable', '--module', 'esnext'];
      await run(join(bin, 'tsc'), [...strict, ...target, '--moduleResolution', 'bundler', flow], {
        cwd: place,
      });
      await run(
        join(bin, 'esbuild'),
        [flow, '--bundle', '--platform=node', '--format=esm', '--outfile=flow.mjs'],
        {
          cwd: place,
        },
      );
      return `compiled; ${await withServer((url) => run('node', [join(place, 'flow.mjs'), url, resume]))}`;
    },
  },
];
