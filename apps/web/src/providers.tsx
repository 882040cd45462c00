import { LinkProvider } from '@cortex/ui/components/Link';
import { Toaster } from '@cortex/ui/feedback/Toaster';
import { ThemeProvider, type ThemeProviderProps } from '@cortex/ui/ThemeProvider';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';
import { createQueryClient } from './queryClient.ts';

export type ProvidersProps = Pick<ThemeProviderProps, 'theme'> & {
  /** The router, where there is no browser. */
  Router?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
};

/** All that the pages stand on: theme, data, router, toasts. */
export function Providers({ theme, Router = AppRouter, children }: ProvidersProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <Router>
          <RoutedLinks>{children}</RoutedLinks>
          <Toaster upgradeHref={paths.upgradeNeeded} />
        </Router>
      </QueryClientProvider>
    </ThemeProvider>
  );
}

/** In a transition a page is drawn in slices between frames, which takes half as long again until it is there. */
function AppRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}

function RoutedLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return <LinkProvider onNavigate={({ href }) => navigate(href)}>{children}</LinkProvider>;
}
