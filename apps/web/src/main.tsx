import { watchAttention } from '@cortex/api-client/attention';
import { configureBaseUrl } from '@cortex/api-client/http';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, prefetchPages } from './App.tsx';
import { loadLayout, pages } from './pages.ts';

const meta = document.querySelector<HTMLMetaElement>('meta[name="cortex-api-base-url"]');
configureBaseUrl(meta?.content ?? '');
watchAttention();

// A page that fails to load here fails again, and visibly, where it is rendered.
const firstPage = pages.find(({ path }) => path === location.pathname);
await Promise.all([
  firstPage?.load().catch(() => {}),
  firstPage?.standalone ? null : loadLayout().catch(() => {}),
]);
const container = document.getElementById('root');
if (container) {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, <App />);
    else createRoot(container).render(<App />);
  });
  prefetchPages();
}
