import { PageFailure } from '@cortex/ui/components/PageFailure';
import { showToast } from '@cortex/ui/feedback/toaster';
import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { findPageStart } from './findPageStart.ts';
import { findLinkedPage } from './linkedPage.ts';
import { type Audience, loadLayout, type Page, pages } from './pages.ts';
import { paths } from './paths.ts';
import { usePagePrefetch } from './usePagePrefetch.ts';
import { useSession } from './useSession.ts';

const Layout = lazy(loadLayout);

function routesFor(audience: Audience) {
  return pages.filter((page) => page.audience === audience && !page.standalone).map(toRoute);
}

function toRoute({ path, title, load, getLoaded }: Page) {
  const Awaited = lazy(load);
  /* `lazy` shows its fallback even where the code is loaded, and React shows suspended content 300 ms later at the earliest. */
  function Content() {
    const [Loaded] = useState(getLoaded);
    return Loaded ? <Loaded /> : <Awaited />;
  }
  return (
    <Route key={path} path={path} element={<Arrival key={path} title={title} content={<Content />} />} />
  );
}

/** Admits signed-in people. Anyone else signs in first and returns. */
function MembersOnly() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session) return <Outlet />;
  return <Navigate to={paths.signIn} replace state={{ from: pathname + search }} />;
}

/** Admits admins. A regular user is redirected to their dashboard with a toast that says why. */
function AdminsOnly() {
  const session = useSession();
  const refused = session?.role === 'user';
  useEffect(() => {
    if (!refused) return;
    showToast({
      kind: 'info',
      title: 'That page is for admins.',
      description: 'You are on your own dashboard.',
    });
  }, [refused]);
  return refused ? <Navigate to={paths.dashboard} replace /> : <MembersOnly />;
}

let arrivedBefore = false;

/** Sets the tab's title and, except on the first page of a visit, resets scroll and focus. */
function Arrival({ title, content }: { title: string; content: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Cortex`;
    if (arrivedBefore) {
      window.scrollTo(0, 0);
      findPageStart()?.focus({ preventScroll: true });
    }
    arrivedBefore = true;
  }, [title]);
  return <Loaded content={content} />;
}

type LoadedProps = { content: ReactNode };
type LoadedState = { failure: 'not-loaded' | 'broken' | null };

/** An error boundary: a page that cannot be loaded, or that throws, does not take down the rest of the app. */
class Loaded extends Component<LoadedProps, LoadedState> {
  override state: LoadedState = { failure: null };

  static getDerivedStateFromError(error: unknown): LoadedState {
    return { failure: isLoadFailure(error) ? 'not-loaded' : 'broken' };
  }

  override render() {
    const { failure } = this.state;
    if (failure) return <PageFailure reason={failure} onReload={() => location.reload()} />;
    return <Suspense>{this.props.content}</Suspense>;
  }
}

/** Browsers have no common error for a module that fails to load; each words it differently. */
function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module|preload CSS|module script/i.test(error.message)
  );
}

const routes = (
  <>
    {pages.filter(({ standalone }) => standalone).map(toRoute)}
    <Route element={<Loaded content={<Layout />} />}>
      {routesFor('anyone')}
      <Route element={<MembersOnly />}>{routesFor('members')}</Route>
      <Route element={<AdminsOnly />}>{routesFor('admins')}</Route>
    </Route>
  </>
);

export function AppRoutes() {
  usePagePrefetch(useSession() !== null);
  return <Routes>{routes}</Routes>;
}

/** Preloads the code of a page when a link to it is hovered or focused. */
export function prefetchPages(): void {
  for (const event of ['pointerover', 'focusin'] as const) {
    document.addEventListener(event, ({ target }) => {
      // A failure here is reported when the page is opened.
      findLinkedPage(target)
        ?.load()
        .catch(() => {});
    });
  }
}
