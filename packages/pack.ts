import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Builds the client and the screens for somebody else's app: JavaScript, types, a README, no test and no story, as
 * tarballs in `dist-packages`. What an app has once (React, React Query, Chakra, Emotion) is a peer.
 */
const root = resolve(import.meta.dirname, '..');
const out = join(root, 'dist-packages');

const PEERS: Record<string, string> = {
  '@chakra-ui/react': '^3.38.0',
  '@emotion/react': '^11.14.0',
  '@tanstack/react-query': '^5.90.0',
  react: '^19.0.0',
  'react-dom': '^19.0.0',
};
/** Needed by who imports the mocks. */
const OPTIONAL_PEERS: Record<string, string> = { '@faker-js/faker': '^10.0.0', msw: '^3.0.0' };
const NOT_PACKED = /\.(test|stories)\.tsx?$|\/stories(\/|$)|\/foundations(\/|$)|\/test\w*(\/|$)/;

type Manifest = {
  name: string;
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  [field: string]: unknown;
};

rmSync(out, { recursive: true, force: true });
for (const name of ['api-client', 'ui']) console.log(pack(name));

/** Gives the path of the tarball. */
function pack(name: string): string {
  const source = join(root, 'packages', name);
  const stage = join(out, name);
  mkdirSync(join(stage, 'node_modules/@cortex'), { recursive: true });
  cpSync(join(source, 'src'), join(stage, 'src'), {
    recursive: true,
    filter: (path) => !NOT_PACKED.test(path),
  });
  cpSync(join(source, 'README.md'), join(stage, 'README.md'));
  if (name === 'ui') symlinkSync(join(out, 'api-client'), join(stage, 'node_modules/@cortex/api-client'));
  const options = { noEmit: false, outDir: 'dist', rootDir: 'src', declaration: true, incremental: false };
  writeJson(join(stage, 'tsconfig.json'), {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...options,
      rewriteRelativeImportExtensions: true,
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      types: ['vite/client'],
    },
    include: ['src'],
  });
  execFileSync('tsc', ['-p', stage], { cwd: root, stdio: 'inherit' });
  cpSync(join(stage, 'src'), join(stage, 'dist'), {
    recursive: true,
    filter: (path) => statSync(path).isDirectory() || path.endsWith('.css'),
  });
  const manifest: Manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  writeJson(join(stage, 'package.json'), toPacked(manifest));
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', out], {
    cwd: stage,
    encoding: 'utf8',
  });
  const [{ filename }] = JSON.parse(packed);
  return join(out, filename);
}

function toPacked({
  exports,
  dependencies,
  devDependencies = {},
  private: _,
  ...manifest
}: Manifest): Manifest {
  const all = { ...devDependencies, ...dependencies };
  const pick = (peers: Record<string, string>) =>
    Object.fromEntries(Object.entries(peers).filter(([name]) => name in all || name === '@faker-js/faker'));
  const isPeer = (name: string) => name in PEERS || name in OPTIONAL_PEERS;
  return {
    ...manifest,
    files: ['dist', 'README.md'],
    sideEffects: ['*.css'],
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, path]) => [name, toBuilt(path)]),
    ) as never,
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => !isPeer(name))),
    peerDependencies: { ...pick(PEERS), ...pick(OPTIONAL_PEERS) },
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(pick(OPTIONAL_PEERS)).map((name) => [name, { optional: true }]),
    ),
  };
}

function toBuilt(path: string): string | { types: string; default: string } {
  if (path.endsWith('.css')) return path.replace('./src/', './dist/');
  const built = path.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  return { types: `${built}.d.ts`, default: `${built}.js` };
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
