import { prefetchListUsersQuery } from '@cortex/api-client/users';
import { ActiveUsersScreen } from '@cortex/ui/screens/ActiveUsersScreen';
import type { QueryClient } from '@tanstack/react-query';
import { paths } from '../paths.ts';
import { useListPlace } from '../useListPlace.ts';

export default function ActiveUsersPage() {
  const place = useListPlace('user');
  return <ActiveUsersScreen {...place} createUserHref={paths.createUser} />;
}

export function prefetch(queryClient: QueryClient): void {
  void prefetchListUsersQuery(queryClient);
}
