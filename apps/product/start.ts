import { join, resolve } from 'node:path';
import { readKeepDays, readModels, readOrigins } from '@cortex/server/settings';
import { runProduct } from './runProduct.ts';

const { env } = process;
const webPort = Number(env.PORT ?? 3000);
const dataDirectory = resolve(env.DATA_DIR ?? join(import.meta.dirname, '../../data'));

await runProduct(() => ({
  api: {
    demo: true,
    dataDirectory,
    databaseUrl: env.DATABASE_URL,
    port: Number(env.API_PORT ?? 4010),
    webUrl: `http://localhost:${webPort}`,
    trustedProxies: Number(env.TRUSTED_PROXIES ?? 0),
    keepDays: readKeepDays(env),
    ...readModels(env),
    // This machine alone reaches the demo, so that its pages may call from any port, `npm run dev` among them.
    allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*', ...readOrigins(env.ALLOWED_ORIGINS)],
  },
  web: {
    port: webPort,
    hostname: '127.0.0.1',
    // Another server's jobs are read there.
    ...(env.API_BASE_URL ? { apiUrl: env.API_BASE_URL } : {}),
  },
  apiBaseUrl: env.API_BASE_URL,
  greet: ({ web, api }) => `
Cortex is running.

  Web app   ${web}
  API       ${api}   (described at ${api}/docs)

  Sign in as   admin@cortex.test / cortex-admin   (admin)
               user@cortex.test  / cortex-user    (recruiter)
               admin@second.cortex.test / cortex-second (admin of a second organization)

Data is kept in ${env.DATABASE_URL ? 'the database of DATABASE_URL' : dataDirectory}; mails are files in ${join(dataDirectory, 'outbox')}. Ctrl+C stops it.`,
}));
