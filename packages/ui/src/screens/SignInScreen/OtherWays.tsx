import { listSignInMethods } from '@cortex/api-client/company';
import type { SignInMethods } from '@cortex/api-client/model';
import { useEffect, useState } from 'react';
import { knowsPasskeys } from '../../forms/askDevice.ts';
import { styled } from '../../theme/styled.tsx';
import { CompanySignIn } from './CompanySignIn.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';

const Ways = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' },
    '& > p': { color: 'muted', fontSize: 'small', textAlign: 'center', textWrap: 'balance' },
  },
});

type OtherWaysProps = { onSignedIn: () => void };

/** The ways to sign in that the server has beside email and password; else nothing. */
export default function OtherWays({ onSignedIn }: OtherWaysProps) {
  const { company, passkeys } = useMethods();
  const [refusal, setRefusal] = useState('');
  const hasPasskeys = passkeys === true && knowsPasskeys();
  if (!company && !hasPasskeys) return null;
  return (
    <Ways>
      <p role="status">{refusal}</p>
      <div>
        {company ? <CompanySignIn company={company} /> : null}
        {hasPasskeys ? <PasskeySignIn onSignedIn={onSignedIn} onRefused={setRefusal} /> : null}
      </div>
    </Ways>
  );
}

/** None until the server has said which. The first page has no room for a query. */
function useMethods(): SignInMethods {
  const [methods, setMethods] = useState<SignInMethods>({});
  useEffect(() => {
    const controller = new AbortController();
    listSignInMethods({ signal: controller.signal }).then(setMethods, () => {});
    return () => controller.abort();
  }, []);
  return methods;
}
