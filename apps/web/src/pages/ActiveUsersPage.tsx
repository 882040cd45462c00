import { ActiveUsersScreen } from '@cortex/ui/screens/ActiveUsersScreen';
import { paths } from '../paths.ts';

export default function ActiveUsersPage() {
  return <ActiveUsersScreen createUserHref={paths.createUser} />;
}
