import { readFileSync } from 'node:fs';
import { buildOnce } from '../../apps/product/buildOnce.ts';
import { Product } from '../../tests/product.ts';
import { addCandidates, addJobs, signIn } from './data.ts';
import { type Load, load } from './load.ts';
import { peerNames, startPeer, taggedPeerNames } from './peers.ts';

/**
 * How fast the server answers, starts, and how little it holds: fifty jobs for somebody who is signed in, beside what
 * one would take instead, the same where the client has them already, then a list of 10,000 candidates, starts with
 * data that is there, and memory. Run: npm ci --prefix bench, then npm run bench:server [-- rounds, starts]
 */
const [rounds = 3, starts = 60] = process.argv.slice(2).map(Number);
const SECONDS = 5;
const IDLE_MS = 60_000;

buildOnce();
const product = new Product();
await product.start();
try {
  const headers = { Authorization: `Bearer ${await signIn(product)}` };
  await addJobs(product, headers, 50);
  await showRequests('GET of 50 jobs', peerNames, async () => headers);
  await showRequests('The same for who has them already', taggedPeerNames, async (url) => {
    const { headers: answered } = await fetch(url, { headers });
    return { ...headers, 'If-None-Match': answered.get('ETag') ?? '' };
  });
  await addCandidates(product, headers, 10_000);
  await showLongList(headers);
  await showStarts();
} finally {
  await product.dispose();
}

/** Fifty jobs over and over, from each server in turns. */
async function showRequests(
  title: string,
  names: readonly string[],
  headersOf: (url: string) => Promise<Record<string, string>>,
): Promise<void> {
  const peers = await Promise.all(names.map(async (name) => ({ name, ...(await startPeer(name)) })));
  const servers = await Promise.all(
    [{ name: 'Cortex', url: product.apiUrl }, ...peers].map(async ({ name, url }) => ({
      name,
      url: `${url}/jobs/`,
      headers: await headersOf(`${url}/jobs/`),
    })),
  );
  const found = new Map<string, Load[]>();
  for (let round = 0; round <= rounds; round += 1)
    for (const { name, url, headers } of servers) {
      const result = await load(url, SECONDS, headers);
      // The first round warms up.
      if (round > 0) found.set(name, [...(found.get(name) ?? []), result]);
    }
  for (const { stop } of peers) stop();
  console.log(`${title}, 10 connections, ${rounds} rounds of ${SECONDS} s in turns:`);
  console.table(
    Object.fromEntries(
      [...found].map(([name, results]) => [
        name,
        {
          'a second, median': median(results.map(({ perSecond }) => perSecond)),
          'p99, ms': Math.max(...results.map(({ p99 }) => p99)),
          'bytes an answer': results[0]?.bytes,
          statuses: [...new Set(results.flatMap(({ statuses }) => statuses))].join(', '),
          failed: results.reduce((sum, { failed }) => sum + failed, 0),
        },
      ]),
    ),
  );
}

async function showLongList(headers: Record<string, string>): Promise<void> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < 63; round += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${product.apiUrl}/candidates/`, {
      headers: { ...headers, 'Accept-Encoding': 'gzip' },
    });
    bytes = (await answer.text()).length;
    if (round >= 3) times.push(performance.now() - startedAt);
  }
  console.log(`One list of 10,000 candidates (${(bytes / 1e6).toFixed(1)} MB, compressed on the way):`);
  console.table({
    Cortex: { samples: times.length, 'median, ms': median(times), 'p95, ms': at(times, 0.95) },
  });
}

async function showStarts(): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round <= starts; round += 1) {
    await product.terminate();
    const startedAt = performance.now();
    await product.start();
    if (round > 0) times.push(performance.now() - startedAt);
  }
  await new Promise((resume) => setTimeout(resume, IDLE_MS));
  const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
  const mib = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  console.log(
    'Starts with data that is there, to both servers listening; memory after a minute without a call:',
  );
  console.table({
    Cortex: {
      samples: times.length,
      'median, ms': median(times),
      'p95, ms': at(times, 0.95),
      'memory, MiB': Math.round(mib),
    },
  });
}

function median(values: readonly number[]): number {
  return at(values, 0.5);
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
}
