import { watchAttention } from '@cortex/api-client/attention';
import { configureBaseUrl } from '@cortex/api-client/http';
import { loadLayout, pages } from './pages.ts';

const meta = document.querySelector<HTMLMetaElement>('meta[name="cortex-api-base-url"]');
configureBaseUrl(meta?.content ?? '');
watchAttention();

// The entry stays tiny, loads what the first page needs side by side, and yields before it renders, so that no task at
// start-up blocks for long. A page that fails to load here fails again, and visibly, where it is rendered.
const firstPage = pages.find(({ path }) => path === location.pathname);
const [{ createRoot, hydrateRoot }, { startTransition }, { App, prefetchPages }] = await Promise.all([
  import('react-dom/client'),
  import('react'),
  import('./App.tsx'),
  firstPage?.load().catch(() => {}),
  firstPage?.standalone ? null : loadLayout().catch(() => {}),
]);
await new Promise((resume) => setTimeout(resume));
const container = document.getElementById('root');
if (container) {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, <App />);
    else createRoot(container).render(<App />);
  });
  prefetchPages();
}
