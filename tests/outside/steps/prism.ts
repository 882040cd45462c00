import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../browser/chromium.ts';
import { freePort } from '../../freePort.ts';
import { Product } from '../../product.ts';
import { Fault, folder, nodeTool, root, type Step, VERSIONS } from '../workshop.ts';

const PAGES = [
  '/active-jobs',
  '/active-candidates',
  '/active-users',
  '/organization-update',
  '/user-performance',
  '/org-performance',
  '/resume-analysis',
  '/compare-candidates',
];

/** The web app in a browser, on a server that knows nothing but the contract and its examples. */
export const prism: Step = {
  name: `Prism ${VERSIONS.node['@stoplight/prism-cli']} behind the web app, in a browser`,
  needs: [],
  run: async () => {
    const port = await freePort();
    const server = spawn(
      await nodeTool('prism'),
      ['mock', '--port', String(port), '--host', '127.0.0.1', join(root, 'openapi.yaml')],
      {
        cwd: folder('prism'),
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const product = new Product();
    try {
      await new Promise<void>((started, failed) => {
        let printed = '';
        server.stdout.on('data', (chunk) => {
          printed += chunk;
          if (printed.includes('Prism is listening')) started();
        });
        server.once('exit', () => failed(new Fault(`Prism did not start:\n${printed}`)));
      });
      await product.start({ API_BASE_URL: `http://127.0.0.1:${port}` });
      return await walk(product.webUrl);
    } finally {
      server.kill();
      await product.dispose();
    }
  },
};

async function walk(webUrl: string): Promise<string> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    const faults = listen(page);
    await page.goto(webUrl);
    await page.getByLabel(/^Email/).fill('admin@cortex.test');
    await page.getByLabel(/^Password/).fill('any');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(/dashboard/);
    for (const path of PAGES) {
      await page.goto(webUrl + path);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      if ((await page.getByText('Failed to load').count()) > 0) faults.push(`${path}: "Failed to load"`);
    }
    if (faults.length > 0) throw new Fault(faults.join('\n'));
    return `signed in, ${PAGES.length} pages shown`;
  } finally {
    await browser.close();
  }
}

/** What goes wrong on a page from now on. */
function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400)
      faults.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
  return faults;
}
