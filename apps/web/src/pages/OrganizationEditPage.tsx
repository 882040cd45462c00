import { OrganizationEditScreen } from '@cortex/ui/screens/OrganizationEditScreen';
import { getPaymentPath, paths } from '../paths.ts';
import { useGoBack } from '../useGoBack.ts';

export default function OrganizationEditPage() {
  const goBack = useGoBack();
  return (
    <OrganizationEditScreen
      pricingHref={paths.pricingDetails}
      getPaymentHref={getPaymentPath}
      onCancel={goBack}
    />
  );
}
