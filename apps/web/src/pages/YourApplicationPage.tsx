import { YourApplicationScreen } from '@cortex/ui/screens/YourApplicationScreen';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The secret stands after the `#`, which a browser sends to nobody. */
export default function YourApplicationPage() {
  const token = useLocation().hash.slice(1);
  return <YourApplicationScreen key={token} token={token} homeHref={paths.signIn} />;
}
