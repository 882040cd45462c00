import '@cortex/ui/drafts';
import { StrictMode } from 'react';
import { Providers } from './providers.tsx';
import { AppRoutes } from './routes.tsx';

export { prefetchPages } from './routes.tsx';

export function App() {
  return (
    <StrictMode>
      <Providers>
        <AppRoutes />
      </Providers>
    </StrictMode>
  );
}
