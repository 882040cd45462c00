import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withServer } from '../withServer.ts';
import { folder, jar, programs, python, root, run, type Step, VERSIONS } from '../workshop.ts';

const resume = join(root, 'packages/conformance/resumes/two-column.pdf');

/**
 * Clients and servers that OpenAPI Generator makes of the contract, compiled; those of Python and Go then work with
 * our server.
 */
export const generators: Step[] = [
  generator('python', ['python3'], async (place) => {
    await run(await python('pip'), ['install', '--quiet', '--force-reinstall', '--no-deps', place]);
    await run(await python('pip'), [
      'install',
      '--quiet',
      'urllib3',
      'python-dateutil',
      'pydantic',
      'typing-extensions',
    ]);
    return `compiled; ${await withServer(async (url) => run(await python(), [join(programs, 'flow.py'), url, resume]))}`;
  }),
  generator('go', ['go'], async (place) => {
    writeFileSync(join(folder('generated/go/cmd'), 'main.go'), readFileSync(join(programs, 'flow.go.txt')));
    const module = join(place, 'go.mod');
    writeFileSync(module, readFileSync(module, 'utf8').replace(/^module .*/m, 'module openapi'));
    // Its own tests name a repository that is not there.
    rmSync(join(place, 'test'), { recursive: true });
    await run('go', ['mod', 'tidy'], { cwd: place });
    await run('go', ['build', './...'], { cwd: place });
    return `compiled; ${await withServer((url) => run('go', ['run', './cmd', url, resume], { cwd: place }))}`;
  }),
  generator('java', ['mvn'], compileByMaven),
  generator('kotlin', ['mvn'], async (place) => {
    const project = readFileSync(join(programs, 'kotlin.pom.xml'), 'utf8');
    writeFileSync(join(place, 'pom.xml'), project.replace('@KOTLIN@', VERSIONS.kotlin));
    return compileByMaven(place);
  }),
  generator('rust', ['cargo'], async (place) => {
    await run('cargo', ['check', '--quiet'], { cwd: place, env: { CARGO_TARGET_DIR: folder('cargo') } });
    return 'compiled';
  }),
  generator('typescript-fetch', [], async (place) => {
    const options = [
      '--noEmit',
      '--strict',
      '--ignoreConfig',
      '--types',
      '',
      '--target',
      'es2022',
      '--lib',
      'es2022,dom,dom.iterable',
    ];
    await run(
      join(root, 'node_modules/.bin/tsc'),
      [...options, '--module', 'esnext', '--moduleResolution', 'bundler', 'index.ts'],
      { cwd: place },
    );
    return 'compiled';
  }),
  generator('python-fastapi', ['python3'], async (place) => {
    const start = 'import openapi_server.main as m; print(len(m.app.openapi()["paths"]))';
    const printed = await run(await python(), ['-W', 'ignore', '-c', start], { cwd: join(place, 'src') });
    return `starts, ${printed.trim()} paths`;
  }),
  generator('spring', ['mvn'], compileByMaven, ['--additional-properties=useSpringBoot3=true']),
];

function generator(
  language: string,
  needs: readonly string[],
  compile: (place: string) => Promise<string>,
  options: readonly string[] = [],
): Step {
  return {
    name: `OpenAPI Generator ${VERSIONS.generator}: ${language}`,
    needs: ['java', 'mvn', ...needs],
    run: async () => {
      const tool = await jar('org.openapitools', 'openapi-generator-cli', VERSIONS.generator);
      const place = folder('generated', language);
      rmSync(place, { recursive: true });
      const target = ['generate', '-i', join(root, 'openapi.yaml'), '-g', language, '-o', place];
      await run('java', ['-jar', tool, ...target, ...options]);
      return compile(place);
    },
  };
}

async function compileByMaven(place: string): Promise<string> {
  await run('mvn', ['--batch-mode', '--quiet', '-DskipTests', 'compile'], { cwd: place });
  return 'compiled';
}
