import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../freePort.ts';

const CONFIG = resolve(import.meta.dirname, '../../deploy/Caddyfile');

/** Runs a Caddy, by the file that the documentation gives, in front of servers of the API. */
export async function startCaddy(
  caddy: string,
  servers: readonly string[],
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'cortex-caddy-'));
  const [web, api] = [await freePort(), await freePort()];
  const child = spawn(caddy, ['run', '--config', CONFIG, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      HOME: folder,
      WEB_HOST: `http://127.0.0.1:${web}`,
      API_HOST: `http://127.0.0.1:${api}`,
      API_SERVERS: servers.map((url) => url.replace(/^http:\/\/localhost/, '127.0.0.1')).join(' '),
    },
  });
  let printed = '';
  await new Promise<void>((started, failed) => {
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('serving initial configuration')) started();
    });
    child.once('exit', () => failed(new Error(`Caddy did not start:\n${printed}`)));
  });
  return {
    url: `http://127.0.0.1:${api}`,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
