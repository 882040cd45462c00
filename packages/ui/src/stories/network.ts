import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { SetupWorker } from 'msw/browser';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

/**
 * What msw-storybook-addon starts in place of a service worker: calls of stories are answered inside their page. A
 * worker would have to be in place before the first call, is taken away when another tab closes, and needs the page to
 * be at a secure address.
 */
export function startNetwork(): SetupWorker {
  const network = defineNetwork({
    sources: [
      new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] }),
    ],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  });
  network.enable();
  return { ...network, start: async () => undefined, stop: () => network.disable() };
}
