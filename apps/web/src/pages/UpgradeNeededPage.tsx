import { UpgradeNeededScreen } from '@cortex/ui/screens/UpgradeNeededScreen';
import { paths } from '../paths.ts';
import { useGoBack } from '../useGoBack.ts';
import { useSession } from '../useSession.ts';

export default function UpgradeNeededPage() {
  const session = useSession();
  const goBack = useGoBack();
  return (
    <UpgradeNeededScreen
      role={session?.role ?? 'user'}
      upgradeHref={paths.upgradeOrganization}
      onBack={goBack}
    />
  );
}
