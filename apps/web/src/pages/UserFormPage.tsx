import { UserFormScreen } from '@cortex/ui/screens/UserFormScreen';

export default function UserFormPage() {
  return <UserFormScreen />;
}
