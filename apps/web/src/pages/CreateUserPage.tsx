import { CreateUserScreen } from '@cortex/ui/screens/CreateUserScreen';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

export default function CreateUserPage() {
  const navigate = useNavigate();
  return (
    <CreateUserScreen
      cancelHref={paths.activeUsers}
      upgradeHref={paths.upgradeNeeded}
      onCreated={() => navigate(paths.activeUsers)}
    />
  );
}
