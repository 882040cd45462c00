import { PricingDetailsScreen } from '@cortex/ui/screens/PricingDetailsScreen';
import { getCreateOrganizationPath, getPaymentPath, paths } from '../paths.ts';

export default function PricingDetailsPage() {
  return (
    <PricingDetailsScreen
      signInHref={paths.signIn}
      createOrganizationHref={paths.createOrganization}
      getCreateHref={getCreateOrganizationPath}
      getPaymentHref={getPaymentPath}
    />
  );
}
