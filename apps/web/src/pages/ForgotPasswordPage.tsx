import { ForgotPasswordScreen } from '@cortex/ui/screens/ForgotPasswordScreen';
import { paths } from '../paths.ts';

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen signInHref={paths.signIn} updatePasswordHref={paths.updatePassword} />;
}
