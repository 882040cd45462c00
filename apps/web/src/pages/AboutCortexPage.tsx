import { AboutCortexScreen } from '@cortex/ui/screens/AboutCortexScreen';
import { paths } from '../paths.ts';

export default function AboutCortexPage() {
  return <AboutCortexScreen supportHref={paths.contactSupport} />;
}
