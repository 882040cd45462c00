import { CreateUserScreen, toCreateUserView } from '@cortex/ui/screens/CreateUserScreen';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { getCreateUserPath } from '../viewPaths.ts';

export default function CreateUserPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <CreateUserScreen
      view={toCreateUserView(query.get('view'))}
      getHref={getCreateUserPath}
      cancelHref={paths.activeUsers}
      upgradeHref={paths.upgradeNeeded}
      onCreated={() => navigate(paths.activeUsers)}
    />
  );
}
