import { PaymentScreen } from '@cortex/ui/screens/PaymentScreen';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useGoBack } from '../useGoBack.ts';

const meta = document.querySelector<HTMLMetaElement>('meta[name="cortex-stripe-publishable-key"]');

export default function PaymentPage() {
  const goBack = useGoBack();
  const [search] = useSearchParams();
  return (
    <PaymentScreen
      tier={search.get('tier')}
      publishableKey={meta?.content ?? ''}
      homeHref={paths.signIn}
      pricingHref={paths.pricingDetails}
      onBack={goBack}
    />
  );
}
