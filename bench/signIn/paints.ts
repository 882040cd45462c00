import type { Browser } from 'playwright';

/** One cold load. Times in milliseconds since the address was opened; scripts in KiB as they were sent. */
export type Load = { lcp: number; usable: number; shift: number; scriptKib: number };

/** A slow phone on a slow line: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up, a processor four times slower. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOW_DOWN = 4;

/** Opens the page as a first visitor does, and waits until its sign-in form answers. */
export async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', LINE);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.addInitScript(() => {
      const times = { lcp: 0, usable: 0, shift: 0 };
      Object.assign(window, { times });
      const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
      watch('largest-contentful-paint', (entry) => {
        times.lcp = entry.startTime;
      });
      watch('layout-shift', (entry) => {
        times.shift += Reflect.get(entry, 'value');
      });
      const look = () => {
        // A page that was drawn ahead has its fields before the app that answers them.
        const answers = document.querySelector('[name=password]') && !('earlyPage' in window);
        if (answers) times.usable = performance.now();
        else setTimeout(look, 10);
      };
      look();
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => Reflect.get(window, 'times').usable > 0, null, { timeout: 120_000 });
    await page.waitForTimeout(300);
    return await page.evaluate(() => {
      const { lcp, usable, shift } = Reflect.get(window, 'times');
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < usable);
      const bytes = scripts.reduce((sum, entry) => sum + Reflect.get(entry, 'encodedBodySize'), 0);
      return { lcp, usable, shift, scriptKib: bytes / 1024 };
    });
  } finally {
    await context.close();
  }
}
