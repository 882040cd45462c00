import { LinkProvider } from '@cortex/ui/components/Link';
import { Toaster } from '@cortex/ui/feedback/Toaster';
import { ThemeProvider } from '@cortex/ui/ThemeProvider';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';
import { createQueryClient } from './queryClient.ts';

type ProvidersProps = { children: ReactNode };

/** All that the pages stand on: theme, data, router, toasts. */
export function Providers({ children }: ProvidersProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        {/* In a transition a page is drawn in slices between frames, which takes half as long again until it is there. */}
        <BrowserRouter useTransitions={false}>
          <RoutedLinks>{children}</RoutedLinks>
          <Toaster upgradeHref={paths.upgradeNeeded} />
        </BrowserRouter>
      </QueryClientProvider>
    </ThemeProvider>
  );
}

function RoutedLinks({ children }: ProvidersProps) {
  const navigate = useNavigate();
  return <LinkProvider onNavigate={({ href }) => navigate(href)}>{children}</LinkProvider>;
}
