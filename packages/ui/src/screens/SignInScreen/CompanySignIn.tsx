import { listSignInMethods, startCompanySignIn } from '@cortex/api-client/company';
import type { CompanyProvider } from '@cortex/api-client/model';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useSave } from '../../forms/useSave.ts';
import { keepBinding } from './companyBinding.ts';
import { companyMessages } from './companyMessages.ts';

type CompanySignInProps = {
  /** Leads the browser to the provider. */
  onLeave?: (place: { url: string }) => void;
};

/** The way to the company's own sign-in, where the server has one; else nothing. */
export default function CompanySignIn({ onLeave = leave }: CompanySignInProps) {
  const company = useCompany();
  const start = useSave({
    call: () => startCompanySignIn(),
    messages: companyMessages.start,
    onDone({ url, binding }) {
      keepBinding(binding);
      onLeave({ url });
    },
  });
  if (!company) return null;
  return (
    <Button variant="secondary" disabled={start.sending} onClick={() => start.send(undefined)}>
      Sign in with {company.name}
    </Button>
  );
}

/** The company's provider, once the server has named one. The first page has no room for a query. */
function useCompany(): CompanyProvider | undefined {
  const [company, setCompany] = useState<CompanyProvider>();
  useEffect(() => {
    const controller = new AbortController();
    listSignInMethods({ signal: controller.signal }).then(
      (methods) => setCompany(methods.company),
      () => {},
    );
    return () => controller.abort();
  }, []);
  return company;
}

function leave({ url }: { url: string }): void {
  location.assign(url);
}
