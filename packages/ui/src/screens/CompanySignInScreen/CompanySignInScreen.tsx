import { finishCompanySignIn } from '@cortex/api-client/company';
import type { ApiError } from '@cortex/api-client/http';
import type { CompanySignInAnswer, CompanySignInFinish } from '@cortex/api-client/model';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { PublicPage } from '../../components/PublicPage/PublicPage.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { takeBinding } from '../SignInScreen/companyBinding.ts';
import { companyMessages } from '../SignInScreen/companyMessages.ts';
import { openSession } from '../SignInScreen/openSession.ts';

const texts = companyMessages.finish;

export type CompanySignInScreenProps = {
  /** What the provider sent back; empty where it sent none, e.g. as the person went back there. */
  code: string;
  state: string;
  iss?: string | undefined;
  signInHref: string;
  onSignedIn: (session: { role: 'admin' | 'user' }) => void;
};

/** Where a person comes back from the company's own sign-in, and is signed in. */
export function CompanySignInScreen({ code, state, iss, signInHref, onSignedIn }: CompanySignInScreenProps) {
  const [binding] = useState(takeBinding);
  const complete = code !== '' && state !== '' && binding !== '';
  // A query, so that the one attempt is made once, however often the page is drawn.
  const attempt = useQuery<CompanySignInAnswer, ApiError>({
    queryKey: ['company sign-in', state],
    queryFn: async () => {
      const input: CompanySignInFinish = { code, state, binding, ...(iss === undefined ? {} : { iss }) };
      const answer = await finishCompanySignIn(input);
      openSession(answer, { email: answer.email, password: '' });
      onSignedIn({ role: answer.role === 'admin' ? 'admin' : 'user' });
      return answer;
    },
    enabled: complete,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useReportedFailure(attempt, texts);

  if (complete && !attempt.error)
    return (
      <PublicPage homeHref={signInHref} width="form" title="Signing in">
        <LoadingRegion label="Signing in...">
          <Skeleton height="64px" />
        </LoadingRegion>
      </PublicPage>
    );
  const { title, description } = attempt.error
    ? describeFailure(attempt.error, texts)
    : {
        title: texts.failed,
        description:
          'Nothing came back from your company’s sign-in, or it was begun in another tab. Sign in again.',
      };
  return (
    <PublicPage homeHref={signInHref} width="form" title="Signing in">
      <StateMessage
        icon={Building2}
        title={title}
        description={description}
        action={
          <ButtonLink href={signInHref} variant="secondary">
            Back to sign-in
          </ButtonLink>
        }
      />
    </PublicPage>
  );
}
