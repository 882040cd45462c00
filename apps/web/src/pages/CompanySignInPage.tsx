import { CompanySignInScreen } from '@cortex/ui/screens/CompanySignInScreen';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getHomePath, paths } from '../paths.ts';

/** What the provider sent is taken out of the address at once, so that no history and no reload holds it. */
function takeAnswer() {
  const answer = new URLSearchParams(location.search);
  if (location.search !== '') history.replaceState(history.state, '', paths.companySignIn);
  return {
    code: answer.get('code') ?? '',
    state: answer.get('state') ?? '',
    iss: answer.get('iss') ?? undefined,
  };
}

export default function CompanySignInPage() {
  const [answer] = useState(takeAnswer);
  const navigate = useNavigate();
  return (
    <CompanySignInScreen
      {...answer}
      signInHref={paths.signIn}
      onSignedIn={({ role }) => navigate(getHomePath(role), { replace: true })}
    />
  );
}
