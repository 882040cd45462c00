import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RequireAdmin, RequireSession } from './guards.tsx';
import { PageArrival } from './PageArrival.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { type Audience, loadLayout, type Page, pages } from './pages.ts';

const Layout = lazy(loadLayout);

function toRoute({ path, title, load }: Page) {
  const Content = lazy(load);
  return (
    <Route
      key={path}
      path={path}
      element={
        <PageArrival key={path} title={title}>
          <PageBoundary>
            <Suspense>
              <Content />
            </Suspense>
          </PageBoundary>
        </PageArrival>
      }
    />
  );
}

function routesFor(audience: Audience) {
  return pages.filter((page) => page.audience === audience && !page.standalone).map(toRoute);
}

const routes = (
  <>
    {pages.filter((page) => page.standalone).map(toRoute)}
    <Route
      element={
        <PageBoundary>
          <Suspense>
            <Layout />
          </Suspense>
        </PageBoundary>
      }
    >
      {routesFor('anyone')}
      <Route element={<RequireSession />}>
        {routesFor('members')}
        <Route element={<RequireAdmin />}>{routesFor('admins')}</Route>
      </Route>
    </Route>
  </>
);

export function AppRoutes() {
  return <Routes>{routes}</Routes>;
}
