import { CreateOrganizationScreen } from '@cortex/ui/screens/CreateOrganizationScreen';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useGoBack } from '../useGoBack.ts';

export default function CreateOrganizationPage() {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  // Kept, as a change of the query drops it.
  const [invitation] = useState(() => new URLSearchParams(hash.slice(1)).get('invitation'));
  return (
    <CreateOrganizationScreen
      signInHref={paths.signIn}
      pricingHref={paths.pricingDetails}
      tier={search.get('tier')}
      invitation={invitation}
      onChooseTier={(choice) => setSearch(choice, { replace: true })}
      onCancel={goBack}
      onCreated={() => navigate(paths.signIn)}
    />
  );
}
