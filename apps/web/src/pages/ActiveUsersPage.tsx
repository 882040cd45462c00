import { ActiveUsersScreen } from '@cortex/ui/screens/ActiveUsersScreen';
import { paths } from '../paths.ts';
import { useListPlace } from '../useListPlace.ts';

export default function ActiveUsersPage() {
  const place = useListPlace('user');
  return <ActiveUsersScreen {...place} createUserHref={paths.createUser} />;
}
