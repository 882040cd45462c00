import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumLaunchOptions } from '../../tests/browser/chromium.ts';
import { freePort } from '../../tests/freePort.ts';

const command = join(import.meta.dirname, '../node_modules/.bin/lighthouse');

export type Scores = {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
};

/** Lighthouse for phones in a browser of its own: no other tool is connected to it, which would slow it down. */
export class Lighthouse {
  private readonly folder = mkdtempSync(join(tmpdir(), 'cortex-lighthouse-'));
  private browser: ChildProcess | null = null;
  private port = 0;

  async start(): Promise<void> {
    if (!existsSync(command)) throw new Error('Lighthouse is not there: npm ci --prefix bench');
    const { executablePath, args, env } = await chromiumLaunchOptions();
    if (!executablePath) throw new Error('Set CHROMIUM_PATH to the executable of a Chromium.');
    this.port = await freePort();
    const own = [`--remote-debugging-port=${this.port}`, `--user-data-dir=${join(this.folder, 'profile')}`];
    this.browser = spawn(executablePath, [...args, '--headless', ...own, 'about:blank'], {
      env,
      stdio: 'ignore',
    });
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/json/version`).catch(() => null);
      if (answer?.ok) return;
      await pause(100);
    }
    throw new Error('The browser did not start.');
  }

  async measure(url: string, throttling: 'simulate' | 'devtools'): Promise<Scores> {
    const report = join(this.folder, 'report.json');
    const options = ['--output=json', `--output-path=${report}`, '--quiet', '--no-enable-error-reporting'];
    const run = spawn(command, [
      url,
      `--port=${this.port}`,
      `--throttling-method=${throttling}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      ...options,
    ]);
    const [status] = await once(run, 'close');
    if (status !== 0) throw new Error(`Lighthouse failed on ${url}.`);
    const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
    const score = (name: string) => Math.round(categories[name].score * 100);
    const value = (name: string): number => audits[name].numericValue;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: Number(value('cumulative-layout-shift').toFixed(4)),
    };
  }

  async stop(): Promise<void> {
    if (this.browser) {
      const ended = once(this.browser, 'exit');
      this.browser.kill();
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
