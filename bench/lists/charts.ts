import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright';
import type { Product } from '../../tests/product.ts';
import { SLOW_DOWN, slowDown, summarize } from './probe.ts';
import { openProduct } from './product.ts';

const SAMPLES = 60;

const MONTHS = [
  { month: 'Aug 2026', jobsFilled: 1, candidatesShared: 2 },
  { month: 'Sep 2026', jobsFilled: 6, candidatesShared: 4 },
  { month: 'Oct 2026', jobsFilled: 5, candidatesShared: 7 },
  { month: 'Nov 2026', jobsFilled: 4, candidatesShared: 3 },
];

const library = readFileSync(
  createRequire(import.meta.url).resolve('apexcharts/dist/apexcharts.min.js'),
  'utf8',
);

/**
 * From the moment at which a page has got both the code of the charts and the figures until its bars are painted. The
 * product's page draws two pies besides. "From the press" begins at the link to a page whose code and figures are
 * there, as it was visited before. The peer is the whole of ApexCharts with the same bars on an empty page. Each
 * sample is a browser context of its own, in turns.
 */
export async function measureCharts(browser: Browser, product: Product) {
  const table: Record<string, ReturnType<typeof summarize>> = {};
  for (const rate of [1, SLOW_DOWN]) {
    const times = { first: [] as number[], pressed: [] as number[], alone: [] as number[] };
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const page = await openProduct(browser, product, []);
      await page.route(/\/user-performance\/history/, (route) => route.fulfill({ json: MONTHS }));
      const link = page.getByRole('link', { name: 'User Performance' });
      await link.waitFor();
      await slowDown(page, rate);
      await watchBars(page);
      await link.click();
      times.first.push(await readTime(page, ['ApexChart', 'user-performance/history']));
      await page.goBack();
      await page.waitForTimeout(500);
      await watchBars(page);
      await link.click();
      times.pressed.push(await readTime(page, []));
      await page.close();
      times.alone.push(await drawAlone(browser, product, rate));
    }
    const cpu = rate === 1 ? 'CPU as it is' : `CPU ${rate} times slower`;
    table[`Cortex, ${cpu}`] = summarize(times.first);
    table[`Cortex, from the press, ${cpu}`] = summarize(times.pressed);
    table[`ApexCharts alone, ${cpu}`] = summarize(times.alone);
  }
  return table;
}

async function drawAlone(browser: Browser, product: Product, rate: number): Promise<number> {
  const page = await browser.newPage();
  const options = {
    chart: { type: 'bar', height: 280, width: 900, animations: { enabled: false }, toolbar: { show: false } },
    dataLabels: { enabled: false },
    xaxis: { categories: MONTHS.map(({ month }) => month) },
    series: [
      { name: 'Jobs Filled', data: MONTHS.map(({ jobsFilled }) => jobsFilled) },
      { name: 'Candidates Shared', data: MONTHS.map(({ candidatesShared }) => candidatesShared) },
    ],
  };
  const body = `<!doctype html><div id="chart"></div><script src="/apexcharts.js"></script>
    <script>new ApexCharts(document.getElementById('chart'), ${JSON.stringify(options)}).render()</script>`;
  await page.route(`${product.webUrl}/empty`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.route(`${product.webUrl}/apexcharts.js`, (route) =>
    route.fulfill({ body: library, contentType: 'text/javascript' }),
  );
  await slowDown(page, rate);
  await page.addInitScript(watch, MONTHS.length * 2);
  await page.goto(`${product.webUrl}/empty`);
  const time = await readTime(page, ['apexcharts.js']);
  await page.close();
  return time;
}

async function watchBars(page: Page): Promise<void> {
  await page.evaluate(watch, MONTHS.length * 2);
}

/** Milliseconds until the bars were painted: since the last of these files came, or where there are none, since the press. */
async function readTime(page: Page, files: readonly string[]): Promise<number> {
  return page.evaluate(async (names) => {
    const { painted, pressedAt }: { painted: Promise<number>; pressedAt: () => number } = Reflect.get(
      window,
      'bars',
    );
    const paintedAt = await painted;
    const arrivals = performance
      .getEntriesByType('resource')
      .filter((entry) => names.some((name) => entry.name.includes(name)))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0));
    if (arrivals.length < names.length) throw new Error(`These did not come: ${names.join(', ')}`);
    return paintedAt - (names.length > 0 ? Math.max(...arrivals) : pressedAt());
  }, files);
}

function watch(bars: number): void {
  let pressedAt = 0;
  document.addEventListener(
    'pointerdown',
    () => {
      pressedAt = performance.now();
    },
    { capture: true, once: true },
  );
  const painted = new Promise<number>((resolve) => {
    function lookAtNextFrame(): void {
      requestAnimationFrame(() => {
        if (document.querySelectorAll('.apexcharts-bar-area').length < bars) return lookAtNextFrame();
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(null);
      });
    }
    lookAtNextFrame();
  });
  Object.assign(window, { bars: { painted, pressedAt: () => pressedAt } });
}
