import { isLogged, readSettings } from '@cortex/server/settings';
import { runProduct } from './runProduct.ts';

const { env } = process;

await runProduct(() => {
  const { api, webPort, stripePublishableKey, stopDelayMs, logLevel } = readSettings(env);
  return {
    api: { ...api, log: (entry) => isLogged(entry, logLevel) && console.log(JSON.stringify(entry)) },
    web: {
      port: webPort,
      isSecure: api.webUrl.startsWith('https:'),
      ...(api.hostname ? { hostname: api.hostname } : {}),
      ...(stripePublishableKey ? { stripePublishableKey } : {}),
    },
    apiBaseUrl: api.publicUrl,
    stopDelayMs,
    greet: ({ web, api }) => JSON.stringify({ at: new Date(), started: { web, api } }),
  };
});
