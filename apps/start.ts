import { execSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startServer } from '@cortex/mock-server';
import { serveWeb } from '@cortex/web/serve';

const root = resolve(import.meta.dirname, '..');
const webPort = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? 4010);
const dataDirectory = resolve(process.env.DATA_DIR ?? join(root, 'data'));
const webOrigins = [`http://localhost:${webPort}`, `http://127.0.0.1:${webPort}`];

if (!isBuilt()) {
  console.log('Building the web app (once; about half a minute) …');
  execSync('npm run --silent build', { cwd: root, stdio: 'inherit' });
}

try {
  const api = await startServer({
    dataDirectory,
    port: apiPort,
    demo: true,
    webUrl: `http://localhost:${webPort}`,
    allowedOrigins: webOrigins,
  });
  const web = await serveWeb({
    port: webPort,
    hostname: '127.0.0.1',
    apiBaseUrl: process.env.API_BASE_URL ?? api.url,
  });
  console.log(`
Cortex is running.

  Web app   ${web.url}
  API       ${api.url}

  Sign in as   admin@cortex.test / cortex-admin   (admin)
               user@cortex.test  / cortex-user    (recruiter)

Data is kept in ${dataDirectory}; mails are files in its outbox folder. Ctrl+C stops it.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await Promise.all([web.stop(), api.stop()]);
      process.exit(0);
    });
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

/** Whether the build is newer than everything that it is made from. */
function isBuilt(): boolean {
  const page = join(root, 'apps/web/dist/index.html');
  if (!existsSync(page)) return false;
  const builtAt = statSync(page).mtimeMs;
  const sources = [
    'apps/web/src',
    'apps/web/index.html',
    'apps/web/public',
    'apps/web/vite.config.ts',
    'package-lock.json',
  ];
  const packages = ['packages/ui/src', 'packages/api-client/src'];
  return [...sources, ...packages].every((path) => newest(join(root, path)) <= builtAt);
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${webPort} or ${apiPort} is in use. Stop what runs there, or set PORT and API_PORT to others.`;
  }
  return `Cortex could not start: ${error instanceof Error ? error.message : String(error)}`;
}
