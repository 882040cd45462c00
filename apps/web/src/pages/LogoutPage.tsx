import { LogoutScreen } from '@cortex/ui/screens/LogoutScreen';
import { paths } from '../paths.ts';

export default function LogoutPage() {
  return <LogoutScreen signInHref={paths.signIn} />;
}
