import { OrganizationEditScreen } from '@cortex/ui/screens/OrganizationEditScreen';
import { useGoBack } from '../useGoBack.ts';

export default function OrganizationEditPage() {
  const goBack = useGoBack();
  return <OrganizationEditScreen onCancel={goBack} />;
}
