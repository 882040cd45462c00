import { CreateOrganizationScreen } from '@cortex/ui/screens/CreateOrganizationScreen';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useGoBack } from '../useGoBack.ts';

export default function CreateOrganizationPage() {
  const navigate = useNavigate();
  const goBack = useGoBack();
  return (
    <CreateOrganizationScreen
      signInHref={paths.signIn}
      pricingHref={paths.pricingDetails}
      onCancel={goBack}
      onCreated={() => navigate(paths.signIn)}
    />
  );
}
