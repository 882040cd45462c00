import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** What both peers share: a data router, React Query, a sign-in as its first route. */
export function startApp({ Theme, SignIn }) {
  function Page() {
    const logIn = useMutation({
      mutationFn: (body) => fetch('/auth/login', { method: 'POST', body }),
    });
    return (
      <SignIn
        onSubmit={(event) => {
          event.preventDefault();
          logIn.mutate(new FormData(event.currentTarget));
        }}
        failed={logIn.isError}
        sending={logIn.isPending}
      />
    );
  }
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  createRoot(document.getElementById('root')).render(
    <Theme>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Theme>,
  );
}
