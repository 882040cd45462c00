import { chromium } from 'playwright';
import { buildOnce } from '../../apps/product/buildOnce.ts';
import { chromiumLaunchOptions } from '../../tests/browser/chromium.ts';
import { Product } from '../../tests/product.ts';
import { Lighthouse, type Scores } from './lighthouse.ts';
import { type Load, load } from './paints.ts';
import { servePeers } from './servePeers.ts';

/**
 * How soon a first visitor sees the sign-in and can use it: the product beside the same form as an ordinary
 * client-rendered app, with MUI and with the whole of Chakra. The pages take turns. Run: npm ci --prefix bench, then
 * npm run bench:sign-in [-- loads, runs of Lighthouse]
 */
const [loads = 60, runs = 5] = process.argv.slice(2).map(Number);

buildOnce();
const product = new Product();
await product.start();
const peers = await servePeers(['mui', 'chakra']);
const pages = {
  Cortex: `${product.webUrl}/`,
  'MUI, rendered in the browser': `${peers.url}/mui.html`,
  'Chakra whole, rendered in the browser': `${peers.url}/chakra.html`,
};
try {
  await showLoads();
  await showScores();
} finally {
  peers.stop();
  await product.dispose();
}

async function showLoads(): Promise<void> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const found = await takeTurns(loads, (url) => load(browser, url));
  await browser.close();
  console.log(`${loads} cold loads each; 150 ms, 1.6 Mbit/s down, 750 kbit/s up, CPU 4 times slower:`);
  console.table(
    mapValues(found, (samples: Load[]) => ({
      'LCP median, ms': at(samples, 'lcp', 0.5),
      'LCP p95, ms': at(samples, 'lcp', 0.95),
      'usable median, ms': at(samples, 'usable', 0.5),
      'usable p95, ms': at(samples, 'usable', 0.95),
      'scripts, KiB': Number(Math.max(...samples.map(({ scriptKib }) => scriptKib)).toFixed(1)),
      'worst shift': Number(Math.max(...samples.map(({ shift }) => shift)).toFixed(4)),
    })),
  );
}

async function showScores(): Promise<void> {
  const lighthouse = new Lighthouse();
  await lighthouse.start();
  try {
    for (const throttling of ['simulate', 'devtools'] as const) {
      const found = await takeTurns(runs, (url) => lighthouse.measure(url, throttling));
      console.log(
        `Lighthouse, mobile, throttling ${throttling === 'simulate' ? 'simulated' : 'applied'}, medians of ${runs}:`,
      );
      console.table(
        mapValues(found, (samples: Scores[]) => ({
          performance: at(samples, 'performance', 0.5),
          worst: Math.min(...samples.map(({ performance }) => performance)),
          accessibility: at(samples, 'accessibility', 0.5),
          'best practices': at(samples, 'best-practices', 0.5),
          SEO: at(samples, 'seo', 0.5),
          'LCP, ms': at(samples, 'lcp', 0.5),
          'blocked, ms': at(samples, 'tbt', 0.5),
          shift: at(samples, 'cls', 0.5),
        })),
      );
    }
  } finally {
    await lighthouse.stop();
  }
}

async function takeTurns<Sample>(times: number, measure: (url: string) => Promise<Sample>) {
  const found: Record<string, Sample[]> = {};
  for (let turn = 0; turn < times; turn += 1)
    for (const [name, url] of Object.entries(pages)) {
      found[name] ??= [];
      found[name].push(await measure(url));
    }
  return found;
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

function at<Key extends string>(samples: Record<Key, number>[], key: Key, share: number): number {
  const sorted = samples.map((sample) => sample[key]).toSorted((a, b) => a - b);
  const value = sorted[Math.floor(sorted.length * share)] ?? 0;
  return value < 10 ? Number(value.toFixed(4)) : Math.round(value);
}
