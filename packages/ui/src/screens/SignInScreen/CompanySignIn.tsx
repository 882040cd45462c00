import { startCompanySignIn } from '@cortex/api-client/company';
import type { CompanyProvider } from '@cortex/api-client/model';
import { Button } from '../../components/Button/Button.tsx';
import { useSave } from '../../forms/useSave.ts';
import { keepBinding } from './companyBinding.ts';
import { companyMessages } from './companyMessages.ts';

type CompanySignInProps = { company: CompanyProvider };

/** The way to the company's own sign-in. */
export function CompanySignIn({ company }: CompanySignInProps) {
  const start = useSave({
    call: () => startCompanySignIn(),
    messages: companyMessages.start,
    onDone({ url, binding }) {
      keepBinding(binding);
      location.assign(url);
    },
  });
  return (
    <Button variant="secondary" disabled={start.sending} onClick={() => start.send(undefined)}>
      Sign in with {company.name}
    </Button>
  );
}
