import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './freePort.ts';

const root = resolve(import.meta.dirname, '..');

/** How the product is run, and what it prints once it runs. */
const COMMANDS = {
  start: { file: 'apps/product/start.ts', greeting: 'Cortex is running.' },
  serve: { file: 'apps/product/serve.ts', greeting: '"started"' },
  worker: { file: 'apps/product/worker.ts', greeting: '"started"' },
};

/** The product as `npm start`, `npm run serve` or `npm run worker` runs it, on free ports and a folder of its own. */
export class Product {
  /** What it printed, a line each. */
  readonly lines: string[] = [];
  private readonly command: (typeof COMMANDS)[keyof typeof COMMANDS];
  readonly dataDirectory = mkdtempSync(join(tmpdir(), 'cortex-e2e-'));
  private process: ChildProcess | null = null;
  private ports: { web: number; api: number } | null = null;

  constructor(command: keyof typeof COMMANDS = 'start') {
    this.command = COMMANDS[command];
  }

  get webUrl(): string {
    return `http://localhost:${this.ports?.web}`;
  }

  get apiUrl(): string {
    return `http://localhost:${this.ports?.api}`;
  }

  /** The process that runs both servers, where it runs. */
  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** Resolves when both servers listen. Rejects with what was printed where they do not. */
  async start(env: Record<string, string> = {}): Promise<void> {
    this.ports ??= { web: await freePort(), api: await freePort() };
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--max-semi-space-size=4',
        '--import',
        './apps/product/compileCache.ts',
        this.command.file,
      ],
      {
        cwd: root,
        env: {
          ...process.env,
          PORT: String(this.ports.web),
          API_PORT: String(this.ports.api),
          DATA_DIR: this.dataDirectory,
          ...env,
        },
      },
    );
    this.process = child;
    let printed = '';
    await new Promise<void>((started, failed) => {
      const read = (chunk: Buffer) => {
        printed += chunk.toString();
        this.lines.push(...chunk.toString().split('\n').filter(Boolean));
        if (printed.includes(this.command.greeting)) started();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', () => failed(new Error(`The product did not start:\n${printed}`)));
    });
  }

  /** Ends the process as a power cut would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Asks the process to stop. Gives its exit code. */
  terminate(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.process;
    if (!child) return null;
    this.process = null;
    if (child.exitCode !== null) return child.exitCode;
    const ended = new Promise<number | null>((done) => child.once('exit', done));
    child.kill(signal);
    return ended;
  }

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.dataDirectory, { recursive: true, force: true });
  }
}
