import { CreateOrganizationScreen } from '@cortex/ui/screens/CreateOrganizationScreen';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useGoBack } from '../useGoBack.ts';

export default function CreateOrganizationPage() {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const [search, setSearch] = useSearchParams();
  return (
    <CreateOrganizationScreen
      signInHref={paths.signIn}
      pricingHref={paths.pricingDetails}
      tier={search.get('tier')}
      onChooseTier={(choice) => setSearch(choice, { replace: true })}
      onCancel={goBack}
      onCreated={() => navigate(paths.signIn)}
    />
  );
}
