import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../tests/browser/chromium.ts';
import { Product } from '../../tests/product.ts';
import { addJobs, signIn } from './data.ts';
import { load } from './load.ts';

/**
 * Draws where the server's time goes while it answers one request over and over: a flame graph (speedscope, "left
 * heavy"), the widest first. Run: npm ci --prefix bench, then npm run bench:flame -- FILE.png [profile.cpuprofile],
 * the second to draw one that is there.
 */
const [picture, given] = process.argv.slice(2);
if (!picture) throw new Error('Name a file: npm run bench:flame -- FILE.png');
const SECONDS = 8;
const SPEEDSCOPE = resolve(import.meta.dirname, '../node_modules/speedscope/dist/release/index.html');

type Node = { id: number; callFrame: { functionName: string } };
type Profile = {
  nodes: Node[];
  samples: number[];
  timeDeltas: number[];
  startTime: number;
  endTime: number;
};

const folder = mkdtempSync(join(tmpdir(), 'cortex-flame-'));
try {
  const profile: Profile = given ? JSON.parse(readFileSync(given, 'utf8')) : await record();
  const file = join(folder, 'requests.cpuprofile');
  writeFileSync(file, JSON.stringify(withoutIdle(profile)));
  await draw(file, picture);
} finally {
  rmSync(folder, { recursive: true });
}

/** What the server did while fifty jobs were asked for. */
async function record(): Promise<Profile> {
  const product = new Product();
  await product.start({ NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` });
  try {
    const headers = { Authorization: `Bearer ${await signIn(product)}` };
    await addJobs(product, headers, 50);
    await load(`${product.apiUrl}/jobs/`, 2, headers);
    const from = now();
    await load(`${product.apiUrl}/jobs/`, SECONDS, headers);
    const to = now();
    const name = `.${product.pid}.0.`;
    await product.terminate();
    const file = readdirSync(folder).find((one) => one.includes(name)) ?? '';
    return between(JSON.parse(readFileSync(join(folder, file), 'utf8')), from, to);
  } finally {
    await product.dispose();
  }
}

/** The clock of profiles, in microseconds. */
function now(): number {
  return Number(process.hrtime.bigint() / 1000n);
}

function between(profile: Profile, from: number, to: number): Profile {
  let at = profile.startTime;
  const times = profile.timeDeltas.map((delta) => {
    at += delta;
    return at;
  });
  return keep(profile, (index) => (times[index] ?? 0) >= from && (times[index] ?? 0) <= to);
}

function withoutIdle(profile: Profile): Profile {
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  return keep(profile, (index) => names.get(profile.samples[index] ?? 0) !== '(idle)');
}

function keep(profile: Profile, isKept: (index: number) => boolean): Profile {
  return {
    ...profile,
    samples: profile.samples.filter((_, index) => isKept(index)),
    timeDeltas: profile.timeDeltas.filter((_, index) => isKept(index)),
  };
}

async function draw(profile: string, to: string): Promise<void> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 560 } });
    await page.goto(`file://${SPEEDSCOPE}#view=left-heavy`);
    await page.locator('input[type=file]').setInputFiles(profile);
    await page.getByText('Left Heavy').click();
    await page.waitForFunction(() => document.title.includes('requests'));
    await page.screenshot({ path: to });
  } finally {
    await browser.close();
  }
}
