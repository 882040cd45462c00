import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';

export type Peer = {
  name: string;
  file: string;
  /** The titles of the rows that are drawn. */
  titles: string;
};

export const peers: readonly Peer[] = [
  {
    name: 'MUI Data Grid 9 (pages of 100)',
    file: 'muiDataGrid.jsx',
    titles: '.MuiDataGrid-cell[data-field=title]',
  },
  { name: 'AG Grid 36', file: 'agGrid.jsx', titles: '.ag-row [col-id=title]' },
  { name: 'react-window 2', file: 'reactWindow.jsx', titles: '.row b' },
  { name: 'All rows drawn, hidden by CSS', file: 'allDrawn.jsx', titles: '.row:not([hidden]) b' },
];

const bundles = new Map<string, string>();

/** A peer's page as it would be served: bundled for production, drawn on an empty page. */
export async function openPeer(browser: Browser, { file, titles }: Peer, rows: number): Promise<Page> {
  const code = bundles.get(file) ?? (await bundle(file));
  bundles.set(file, code);
  const page = await browser.newPage();
  await page.setContent('<!doctype html><div id="root"></div>');
  await page.evaluate((count) => Object.assign(window, { rowCount: count }), rows);
  await page.addScriptTag({ content: code });
  await page.locator(titles).first().waitFor();
  return page;
}

async function bundle(file: string): Promise<string> {
  const entry = fileURLToPath(new URL(`peers/${file}`, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'peer' }, chunkSizeWarningLimit: 10_000 },
  });
  for (const { output } of [built].flat().filter((result) => 'output' in result)) return output[0].code;
  throw new Error(`${file} was not bundled.`);
}
