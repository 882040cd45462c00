import { readSettings } from '@cortex/server/settings';
import { runProduct } from './runProduct.ts';

const { env } = process;

await runProduct(() => {
  const api = readSettings(env);
  return {
    api: { ...api, log: (entry) => console.log(JSON.stringify(entry)) },
    web: {
      port: Number(env.PORT ?? 3000),
      isSecure: api.webUrl.startsWith('https:'),
      ...(api.hostname ? { hostname: api.hostname } : {}),
    },
    apiBaseUrl: api.publicUrl,
    greet: ({ web, api }) => JSON.stringify({ at: new Date(), started: { web, api } }),
  };
});
