import { OrganizationEditScreen, toOrganizationView } from '@cortex/ui/screens/OrganizationEditScreen';
import { useSearchParams } from 'react-router-dom';
import { getPaymentPath, paths } from '../paths.ts';
import { useGoBack } from '../useGoBack.ts';
import { getAccountPath, getOrganizationPath } from '../viewPaths.ts';

export default function OrganizationEditPage() {
  const goBack = useGoBack();
  const [search] = useSearchParams();
  return (
    <OrganizationEditScreen
      view={toOrganizationView(search.get('view'))}
      getHref={getOrganizationPath}
      secondFactorHref={getAccountPath({ view: 'second-factor' })}
      pricingHref={paths.pricingDetails}
      getPaymentHref={getPaymentPath}
      onCancel={goBack}
    />
  );
}
