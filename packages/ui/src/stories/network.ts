import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { defineNetwork, InterceptorSource, type NetworkApi } from 'msw/experimental';

/** What a story says about its answers: `msw.use(handler)`. */
export type StoryNetwork = Pick<NetworkApi<[InterceptorSource]>, 'use' | 'resetHandlers' | 'events'>;

let network: StoryNetwork | undefined;

/**
 * Answers the calls of stories inside their page. A service worker would have to be in place before the first call, is taken away when
 * another tab closes, and needs the page to be at a secure address.
 */
export function startNetwork(): StoryNetwork {
  if (network) return network;
  const started = defineNetwork({
    sources: [
      new InterceptorSource({ interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()] }),
    ],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  });
  started.enable();
  network = started;
  return network;
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    msw: StoryNetwork;
  }
}
