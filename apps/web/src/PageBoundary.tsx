import { PageFailure } from '@cortex/ui/components/PageFailure';
import { Component, type ReactNode } from 'react';

type PageBoundaryProps = { children: ReactNode };
type PageBoundaryState = { failure: 'not-loaded' | 'broken' | null };

/** Keeps a page that cannot be loaded, or that breaks, from taking the rest of the app with it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: isLoadFailure(error) ? 'not-loaded' : 'broken' };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <PageFailure reason={failure} onReload={() => location.reload()} />;
  }
}

/** Browsers have no common error for a module that does not arrive; each names the import in its own words. */
function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module|preload CSS|module script/i.test(error.message)
  );
}
