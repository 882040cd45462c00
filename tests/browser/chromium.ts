import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What to hand to Playwright's `launch`, or as `launchOptions` to Vitest and `@playwright/test`. */
export type ChromiumLaunchOptions = {
  executablePath?: string;
  channel?: string;
  args: string[];
  env: Record<string, string>;
};

const FLAGS = [
  '--no-sandbox',
  // The same pixels every time: no drawing of parts only, no short cuts of this or that processor.
  '--disable-gpu',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const INSTALLED_CHROMES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/** Whether the tests run in the browser that npm brought, the one that the pictures of the stories were taken in. */
export const isPinned = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH;

/**
 * Finds the browser of the tests. On Linux x64 it is the headless Chromium that npm installed, unpacked once into
 * `node_modules/.cache`; elsewhere it is an installed Chrome, or the executable that `CHROMIUM_PATH` names. Throws a
 * sentence that says what to install where there is none.
 */
export async function chromiumLaunchOptions(): Promise<ChromiumLaunchOptions> {
  const env = currentEnvironment();
  const ownChromium = process.env.CHROMIUM_PATH;
  if (ownChromium) return { executablePath: ownChromium, args: FLAGS.slice(1), env };
  if (isPinned) return unpackedChromium(env);
  if (INSTALLED_CHROMES.some((path) => existsSync(path)))
    return { channel: 'chrome', args: FLAGS.slice(1), env };
  throw new Error(
    'No browser for the tests: install Google Chrome, or set CHROMIUM_PATH to the executable of a Chromium.',
  );
}

async function unpackedChromium(env: Record<string, string>): Promise<ChromiumLaunchOptions> {
  const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
  const version = readVersion(await readFile(join(bin, '..', 'package.json'), 'utf8'));
  const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack({ bin, cache, folder });
  return {
    executablePath: join(folder, 'chromium'),
    args: FLAGS,
    env: {
      ...env,
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    },
  };
}

/** Unpacks beside the final folder and renames at the end, so that no other run ever sees half a browser. */
async function unpack({ bin, cache, folder }: { bin: string; cache: string; folder: string }): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = draft;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const archives = (await readdir(bin)).filter((name) => name.endsWith('.br'));
    for (const name of archives) await inflate(join(bin, name));
    await writeFile(join(draft, 'fonts.conf'), fontsConf(folder));
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;
}

function readVersion(packageJson: string): string {
  const parsed: unknown = JSON.parse(packageJson);
  if (typeof parsed === 'object' && parsed !== null && 'version' in parsed) return String(parsed.version);
  throw new Error('The package of the test browser has no version.');
}

function currentEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
