import type { Page } from 'playwright';

/** What stands on the page once it has answered: texts that are there, and a part that all of them share. */
export type Expected = { selector: string; texts: readonly string[]; part?: string };

/** How much slower than it is the machine's CPU is made. */
export const SLOW_DOWN = 4;

export async function slowDown(page: Page, rate = SLOW_DOWN): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Milliseconds from an event until the frame is painted in which all that is expected stands on the page. It is
 * looked at after the layout of each frame, so that a page that answers later is measured until then.
 */
export async function measure(
  page: Page,
  { event, expected, act }: { event: string; expected: readonly Expected[]; act: () => Promise<void> },
): Promise<number> {
  await page.evaluate(arm, { event, expected });
  await act();
  const time = await page.evaluate(() => Reflect.get(window, 'measured') as Promise<number>);
  await page.waitForTimeout(60);
  return time;
}

function arm({ event, expected }: { event: string; expected: readonly Expected[] }): void {
  const LOOKED_AT = 40;
  const PATIENCE_MS = 20_000;

  function isShown({ selector, texts, part = '' }: Expected): boolean {
    const shown = new Set<string>();
    for (const element of Array.from(document.querySelectorAll(selector)).slice(0, LOOKED_AT)) {
      shown.add(element.textContent ?? '');
    }
    return (
      texts.every((text) => shown.has(text)) && [...shown].every((text) => text.toLowerCase().includes(part))
    );
  }

  function lookAtNextFrame(done: () => void): void {
    requestAnimationFrame(() => {
      const afterLayout = new ResizeObserver(() => {
        afterLayout.disconnect();
        if (!expected.every(isShown)) return lookAtNextFrame(done);
        const painted = new MessageChannel();
        painted.port1.onmessage = done;
        painted.port2.postMessage(null);
      });
      afterLayout.observe(document.documentElement);
    });
  }

  const measured = new Promise<number>((resolve, fail) => {
    setTimeout(() => fail(new Error(`It did not come: ${JSON.stringify(expected)}`)), PATIENCE_MS);
    const begin = () => {
      const startedAt = performance.now();
      lookAtNextFrame(() => resolve(performance.now() - startedAt));
    };
    document.addEventListener(event, begin, { capture: true, once: true });
  });
  Object.assign(window, { measured });
}

export function summarize(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1));
  return { samples: sorted.length, median: at(0.5), p95: at(0.95), worst: at(1) };
}
