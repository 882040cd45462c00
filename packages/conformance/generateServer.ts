import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mendFrame, optionsOf } from './mendFrame.ts';

const SUGGESTED = ['spring', 'python-fastapi', 'nodejs-express-server', 'go-server'];
const root = resolve(import.meta.dirname, '../..');

const [generator, folder] = process.argv.slice(2);
process.exitCode = generate(generator, folder);

/** Makes the frame of a server in another language from the contract, and says what comes next. Gives the exit code. */
function generate(name: string | undefined, target: string | undefined): number {
  if (!name || !target) {
    console.error(`Say which server and where: npm run generate:server -- ${SUGGESTED[0]} ../my-server
It may be ${SUGGESTED.join(', ')} or any other of https://openapi-generator.tech/docs/generators#server-generators.`);
    return 2;
  }
  const output = resolve(process.env.INIT_CWD ?? process.cwd(), target);
  if (existsSync(output) && readdirSync(output).length > 0) {
    console.error(`${output} holds something already: name a folder that is new or empty.`);
    return 2;
  }
  const cli = join(root, 'node_modules/@openapitools/openapi-generator-cli/main.js');
  const input = join(root, 'openapi.yaml');
  const args = [cli, 'generate', '-g', name, '-i', input, '-o', output, ...optionsOf(name)];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error(
      'The OpenAPI Generator did not end well. It needs Java 11 or newer, and the internet at its first run.',
    );
    return 1;
  }
  mendFrame(name, output);
  console.log(`
The frame of a server is in ${output}. Fill it, operation by operation, and hold it against the contract:

  npm run conformance -- --url http://localhost:8080 --admin you@one.example:password --only auth,jobs

docs/backend.md says more.`);
  return 0;
}
