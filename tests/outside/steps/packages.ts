import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumLaunchOptions } from '../../browser/chromium.ts';
import { freePort } from '../../freePort.ts';
import { Fault, folder, programs, root, run, type Step } from '../workshop.ts';

/** Another patch than ours. */
const REACT_QUERY = '5.106.1';
const own = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
const tools = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies;

/** Our two packages, packed and installed in somebody else's Vite app: its types, its build, its page. */
export const packages: Step = {
  name: `Somebody else's Vite app with the packed client and screens, React Query ${REACT_QUERY}`,
  needs: [],
  run: async () => {
    await run('npm', ['run', '--silent', 'pack:packages'], { cwd: root });
    const tarballs = readdirSync(join(root, 'dist-packages')).filter((name) => name.endsWith('.tgz'));
    for (const name of tarballs) await expectOnlyProduct(join(root, 'dist-packages', name));
    const app = folder('app');
    rmSync(app, { recursive: true });
    folder('app');
    writeFileSync(join(app, 'package.json'), JSON.stringify(manifestOf(tarballs)));
    writeFileSync(join(app, 'main.tsx'), readFileSync(join(programs, 'app/main.tsx.txt')));
    writeFileSync(
      join(app, 'index.html'),
      '<!doctype html><title>App</title><body><script type="module" src="/main.tsx"></script>',
    );
    writeFileSync(
      join(app, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'ES2024',
          module: 'ESNext',
          moduleResolution: 'bundler',
          strict: true,
          noEmit: true,
          skipLibCheck: true,
          jsx: 'react-jsx',
          types: ['vite/client'],
        },
        include: ['main.tsx'],
      }),
    );
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: app });
    await run('npx', ['tsc'], { cwd: app });
    await run('npx', ['vite', 'build'], { cwd: app });
    return `installed, types right, built, ${await open(app)}`;
  },
};

function manifestOf(tarballs: readonly string[]) {
  const { react, 'react-dom': reactDom } = own.dependencies;
  const ours = tarballs.map((name) => {
    const [, part] = /^cortex-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(name) ?? [];
    return [`@cortex/${part}`, `file:${join(root, 'dist-packages', name)}`];
  });
  return {
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(ours),
      react,
      'react-dom': reactDom,
      '@chakra-ui/react': own.dependencies['@chakra-ui/react'],
      '@emotion/react': own.dependencies['@emotion/react'],
      '@tanstack/react-query': REACT_QUERY,
      '@faker-js/faker': tools['@faker-js/faker'],
      msw: tools.msw,
      '@types/react': own.devDependencies['@types/react'],
      '@types/react-dom': own.devDependencies['@types/react-dom'],
      typescript: tools.typescript,
      vite: tools.vite,
    },
  };
}

async function expectOnlyProduct(tarball: string): Promise<void> {
  const files = (await run('tar', ['-tzf', tarball])).trim().split('\n');
  const strange = files.filter(
    (file) => !/^package\/(dist\/.+\.(js|d\.ts|css)|README\.md|package\.json)$/.test(file),
  );
  const tests = files.filter((file) => /\.(test|stories)\./.test(file));
  if (strange.length + tests.length > 0)
    throw new Fault(`In ${tarball}: ${[...strange, ...tests].join(', ')}`);
}

async function open(app: string): Promise<string> {
  const server = await preview({
    root: app,
    configFile: false,
    preview: { port: await freePort(), host: '127.0.0.1' },
  });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.route('**/jobs/**', (route) => route.fulfill({ json: [{ id: 'job_1', title: 'Welder' }] }));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('heading', { name: 'Sign in to Cortex' }).waitFor();
    await page.locator('#titles', { hasText: 'Welder' }).waitFor();
    if (faults.length > 0) throw new Fault(faults.join('\n'));
    return 'the sign-in page and a list of jobs shown';
  } finally {
    await browser.close();
    await server.close();
  }
}
