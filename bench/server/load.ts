import { spawn } from 'node:child_process';
import { join } from 'node:path';

const AUTOCANNON = join(import.meta.dirname, '../node_modules/autocannon/autocannon.js');
const CONNECTIONS = 10;

/** What a load of some seconds met. */
export type Load = { perSecond: number; p99: number; bytes: number; statuses: string[]; failed: number };

/** Asks for a page over and over from a process of its own. */
export async function load(url: string, seconds: number, headers: Record<string, string>): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['--json', '-c', String(CONNECTIONS), '-d', String(seconds), ...given, url];
  const child = spawn(process.execPath, [AUTOCANNON, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  let printed = '';
  for await (const chunk of child.stdout) printed += chunk;
  const {
    requests,
    latency,
    throughput,
    statusCodeStats,
    errors,
    '4xx': refused,
    '5xx': broken,
  } = JSON.parse(printed);
  return {
    perSecond: Math.round(requests.average),
    p99: latency.p99,
    bytes: Math.round(throughput.total / requests.total),
    statuses: Object.keys(statusCodeStats),
    failed: refused + broken + errors,
  };
}
