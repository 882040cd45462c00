import { startCompanySignIn, useListSignInMethods } from '@cortex/api-client/auth';
import { Building2 } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { useSave } from '../../forms/useSave.ts';
import { keepBinding } from './companyBinding.ts';

type CompanySignInProps = {
  /** Leads the browser to the provider. */
  onLeave?: (place: { url: string }) => void;
};

/** The way to the company's own sign-in, where the server has one; else nothing. */
export default function CompanySignIn({ onLeave = leave }: CompanySignInProps) {
  const methods = useListSignInMethods({ query: { retry: false } });
  const start = useSave({
    call: () => startCompanySignIn(),
    messages: extensionMessages.startCompanySignIn,
    onDone({ url, binding }) {
      keepBinding(binding);
      onLeave({ url });
    },
  });
  const company = methods.data?.company;
  if (!company) return null;
  return (
    <Button variant="secondary" disabled={start.sending} onClick={() => start.send(undefined)}>
      <Building2 size={16} strokeWidth={1.75} aria-hidden="true" />
      Sign in with {company.name}
    </Button>
  );
}

function leave({ url }: { url: string }): void {
  location.assign(url);
}
