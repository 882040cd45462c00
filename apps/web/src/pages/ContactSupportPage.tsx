import { ContactSupportScreen } from '@cortex/ui/screens/ContactSupportScreen';
import { useGoBack } from '../useGoBack.ts';

export default function ContactSupportPage() {
  const goBack = useGoBack();
  return <ContactSupportScreen onCancel={goBack} />;
}
