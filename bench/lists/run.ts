import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../tests/browser/chromium.ts';
import { Product } from '../../tests/product.ts';
import { measureCharts } from './charts.ts';
import { measureKeystrokes } from './keystrokes.ts';
import { measurePages } from './pages.ts';
import { measurePanels } from './panels.ts';
import { SLOW_DOWN } from './probe.ts';
import { API_MS } from './product.ts';

/**
 * How long lists of 10,000 and 50,000 rows take from what a person does to what is painted, beside the lists that one
 * would take instead. Run: npm run build && npm ci --prefix bench && npm run bench:list [keys-10000] [keys-50000]
 * [panels] [pages] [charts]
 */
const parts = {
  'keys-10000': {
    title: 'Keystroke in the search to paint, 10,000 rows',
    measure: (...on: Place) => measureKeystrokes(...on, 10_000),
  },
  'keys-50000': {
    title: 'Keystroke in the search to paint, 50,000 rows',
    measure: (...on: Place) => measureKeystrokes(...on, 50_000),
  },
  panels: { title: 'Press on one of 10,000 rows to its panel painted', measure: measurePanels },
  pages: {
    title: `Press on a link to a list of 10,000 rows to its rows painted, API ${API_MS} ms away`,
    measure: measurePages,
  },
  charts: { title: 'Code and figures of a bar chart at hand to its bars painted', measure: measureCharts },
};

type Place = [browser: Awaited<ReturnType<typeof chromium.launch>>, product: Product];

const wanted = process.argv.slice(2);
const product = new Product();
await product.start();
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  for (const [name, { title, measure }] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`${title}, CPU ${SLOW_DOWN} times slower unless stated, ms:`);
    console.table(await measure(browser, product));
  }
} finally {
  await browser.close();
  await product.dispose();
}
