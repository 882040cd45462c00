import './firstPage/bringFonts.ts';
import '@cortex/ui/ThemeProvider';
import './firstPage/pause.ts';
import '@cortex/ui/drafts';
import { StrictMode } from 'react';
import { Providers, type ProvidersProps } from './providers.tsx';
import { AppRoutes } from './routes.tsx';

export { prefetchPages } from './routes.tsx';

export type AppProps = Omit<ProvidersProps, 'children'>;

export function App(props: AppProps) {
  return (
    <StrictMode>
      <Providers {...props}>
        <AppRoutes />
      </Providers>
    </StrictMode>
  );
}
