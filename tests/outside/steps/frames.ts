import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkServer } from '@cortex/conformance';
import { freePort } from '../../freePort.ts';
import { Fault, folder, programs, root, run, type Step } from '../workshop.ts';

/** A frame of a server in one language: how its first operation, logIn, is filled, how it is built, and how it starts. */
type Frame = {
  needs: readonly string[];
  fill(place: string): void;
  build(place: string): Promise<unknown>;
  start(place: string, port: number): { command: string; args: string[]; env?: Record<string, string> };
};

const admin = { email: 'you@one.example', password: 'password' };
/** A frame fills logIn alone, so that these need no record and are asked. */
const ASKED = ['getDashboard', 'getOrganization', 'listJobs', 'createJob', 'createCandidate', 'createUser'];
const SECONDS = 1000;

const frames: Record<string, Frame> = {
  spring: {
    needs: ['mvn'],
    fill: (place) =>
      edit(
        join(place, 'src/main/java/org/openapitools/api/AuthApiController.java'),
        /\}\s*$/,
        filling('logIn.java.txt'),
      ),
    build: (place) => run('mvn', ['--batch-mode', '--quiet', '-DskipTests', 'package'], { cwd: place }),
    start: (place, port) => ({
      command: 'java',
      args: ['-jar', ...jarsIn(join(place, 'target'))],
      env: { SERVER_PORT: String(port), SERVER_ADDRESS: '127.0.0.1' },
    }),
  },
  'python-fastapi': {
    needs: ['python3'],
    fill: (place) => writeFileSync(join(place, 'src/openapi_server/impl/auth.py'), filling('logIn.py.txt')),
    build: async (place) => {
      await run('python3', ['-m', 'venv', join(place, 'own')], { cwd: place });
      await run(join(place, 'own/bin/pip'), ['install', '--quiet', '-r', 'requirements.txt'], { cwd: place });
    },
    start: (place, port) => ({
      command: join(place, 'own/bin/uvicorn'),
      args: ['openapi_server.main:app', '--host', '127.0.0.1', '--port', String(port)],
      env: { PYTHONPATH: join(place, 'src') },
    }),
  },
  'nodejs-express-server': {
    needs: [],
    fill: (place) => {
      edit(
        join(place, 'services/AuthService.js'),
        /(const logIn = [\s\S]*?)reject\(Service\.rejectResponse\('Not implemented', 501\)\);/,
        `$1${filling('logIn.js.txt')}`,
      );
      edit(join(place, 'expressServer.js'), 'listen(this.port)', "listen(process.env.PORT, '127.0.0.1')");
    },
    build: (place) => run('npm', ['install', '--no-audit', '--no-fund'], { cwd: place }),
    start: (_, port) => ({ command: process.execPath, args: ['index.js'], env: { PORT: String(port) } }),
  },
  'go-server': {
    needs: ['go'],
    fill: (place) => {
      edit(
        join(place, 'go/api_auth_service.go'),
        'return Response(http.StatusNotImplemented, nil), errors.New("LogIn method not implemented")',
        filling('logIn.go.txt'),
      );
      edit(join(place, 'main.go'), '":8080"', '"127.0.0.1:" + os.Getenv("PORT")');
      edit(join(place, 'main.go'), '"net/http"', '"net/http"\n\t"os"');
    },
    build: async (place) => {
      await run('go', ['mod', 'tidy'], { cwd: place });
      await run('go', ['build', '-o', 'frame', '.'], { cwd: place });
    },
    start: (place, port) => ({ command: join(place, 'frame'), args: [], env: { PORT: String(port) } }),
  },
};

/**
 * The frames of `npm run generate:server`, each with its first operation filled: started, asked, and held against the
 * contract by the kit.
 */
export const frameSteps: Step[] = Object.entries(frames).map(([name, frame]) => ({
  name: `Frame of generate:server: ${name}`,
  needs: ['java', ...frame.needs],
  run: async () => {
    const place = folder('frames', name);
    rmSync(place, { recursive: true });
    await run('npm', ['run', '--silent', 'generate:server', '--', name, place], { cwd: root });
    frame.fill(place);
    await frame.build(place);
    const port = await freePort();
    const { command, args, env } = frame.start(place, port);
    const server = spawn(command, args, { cwd: place, env: { ...process.env, ...env }, stdio: 'pipe' });
    let printed = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => {
        printed += chunk;
      });
    try {
      const url = `http://127.0.0.1:${port}`;
      await untilAnswering(url, () => {
        if (server.exitCode !== null) throw new Fault(`The frame did not start:\n${printed}`);
      });
      return await judge(url);
    } finally {
      server.kill();
    }
  },
}));

async function judge(url: string): Promise<string> {
  // Spring and Go refuse null in a field that has to be there, which that operation's valid call has.
  const { results, missing, brokenOff } = await checkServer({ url, admin, skip: ['updateRetention'] });
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const elsewhere = failed.filter(({ operationId }) => operationId !== 'logIn');
  if (brokenOff || elsewhere.length > 0) throw new Fault(elsewhere.map(({ report }) => report).join('\n'));
  const signsIn = results.some(
    ({ operationId, name, outcome }) =>
      operationId === 'logIn' && name === 'a valid call succeeds' && outcome === 'passed',
  );
  if (!signsIn) throw new Fault(failed.map(({ report }) => report).join('\n'));
  const crashed = ASKED.filter((id) => !missing.includes(id));
  if (crashed.length > 0) throw new Fault(`Not taken for missing: ${crashed.join(', ')}`);
  return `built, started; signs in as the contract says, ${missing.length} others are not implemented, nothing else fails`;
}

async function untilAnswering(url: string, expectRunning: () => void): Promise<void> {
  const end = Date.now() + 120 * SECONDS;
  while (Date.now() < end) {
    expectRunning();
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Fault(`Nobody answers at ${url}.`);
}

function jarsIn(place: string): string[] {
  return readdirSync(place)
    .filter((name) => name.endsWith('.jar'))
    .map((name) => join(place, name));
}

function filling(file: string): string {
  return readFileSync(join(programs, 'frames', file), 'utf8');
}

function edit(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Fault(`${file} does not hold ${from}.`);
  writeFileSync(file, after);
}
