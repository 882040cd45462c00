import { removeCompanyLink } from '@cortex/api-client/company';
import type { User } from '@cortex/api-client/model';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { FormError } from '../components/FormError/FormError.tsx';
import { userCache } from '../forms/UserFields/userForm.ts';
import { useSave } from '../forms/useSave.ts';
import { styled } from '../theme/styled.tsx';
import { companyLinkMessages } from './companyLinkMessages.ts';

const Line = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
});

const Question = styled('div', {
  base: {
    maxWidth: 'text',
    whiteSpace: 'normal',
    '& > p + p': { color: 'muted', fontSize: 'small', marginBlockStart: '1' },
    '& > .choice': { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '3' },
  },
});

type CompanyLinkProps = { user: User };

/** That an account is linked to the company's sign-in, and the way to unlink it, after a question. */
export function CompanyLink({ user }: CompanyLinkProps) {
  const { id, email, full_name, is_self } = user;
  const question = useId();
  const whole = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState<'view' | 'question' | 'kept'>('view');
  const remove = useSave<unknown, void>({
    call: () => removeCompanyLink(id),
    messages: companyLinkMessages.remove,
    writeCache(queryClient) {
      // The question goes with the link: what it stood in takes its focus, a panel or the page.
      const { activeElement, body } = document;
      if (activeElement === body || whole.current?.contains(activeElement))
        whole.current?.closest<HTMLElement>('[tabindex]')?.focus();
      userCache.put(queryClient, { ...user, company_linked: false });
    },
  });
  if (mode !== 'question') {
    return (
      <Line>
        Linked
        <Button
          variant="quiet"
          size="small"
          autoFocus={mode === 'kept'}
          aria-label={`Unlink the company sign-in of ${is_self ? 'your account' : full_name}`}
          onClick={() => setMode('question')}
        >
          Unlink...
        </Button>
      </Line>
    );
  }
  return (
    <Question
      ref={whole}
      role="group"
      aria-labelledby={question}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        if (!remove.sending) setMode('kept');
      }}
    >
      <p id={question}>
        {is_self ? (
          'Unlink your account from your company’s sign-in?'
        ) : (
          <>
            Unlink <bdi>{full_name}</bdi> from the company’s sign-in?
          </>
        )}
      </p>
      <p>
        {is_self
          ? 'You sign in with your password or a passkey from then on. Sessions that only your company’s sign-in has proved end.'
          : 'Sessions that only it has proved end at once. Their password and passkeys still sign them in, and they get a mail.'}
      </p>
      <p>
        Whoever signs in there next with the verified email <bdi>{email}</bdi> is linked again
        {is_self ? '.' : ': to keep somebody out, change the email or delete the user.'}
      </p>
      {remove.failure ? <FormError {...remove.failure} /> : null}
      <div className="choice">
        <Button
          variant="secondary"
          size="small"
          autoFocus
          disabled={remove.sending}
          onClick={() => setMode('kept')}
        >
          Keep
        </Button>
        <Button variant="danger" size="small" disabled={remove.sending} onClick={() => remove.send()}>
          {remove.sending ? 'Unlinking...' : 'Unlink'}
        </Button>
      </div>
    </Question>
  );
}
