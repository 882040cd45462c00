import { chakra } from '@chakra-ui/react/styled-system';
import { useLogIn } from '@cortex/api-client/auth';
import { getSession, storeSession } from '@cortex/api-client/session';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { PasswordInput } from '../../components/FormField/PasswordInput.tsx';
import { TextInput } from '../../components/FormField/TextInput.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ThemeSwitch } from '../../components/ThemeSwitch/ThemeSwitch.tsx';
import { showToast } from '../../components/Toaster/toaster.ts';
import { claimDrafts, createDraft, useKeptDraft } from '../../formDraft.ts';
import { messages } from '../../messages.ts';
import { describeFailure, reportFailure } from '../../reportFailure.ts';
import { useOneAtATime } from '../../useOneAtATime.ts';
import { ProductDrawing } from './ProductDrawing.tsx';

const Halves = chakra('main', {
  base: {
    display: 'grid',
    minHeight: '100dvh',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

const Pitch = chakra('section', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '10',
    padding: '12',
    bg: 'surface',
    borderInlineEnd: '1px solid {colors.line}',
    overflow: 'hidden',
  },
});

const Value = chakra('p', {
  base: {
    maxWidth: '24ch',
    fontSize: 'title',
    fontWeight: 'semibold',
    letterSpacing: 'heading',
    lineHeight: 'heading',
    textWrap: 'balance',
  },
});

const Side = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '16',
    '& > .switch': { position: 'absolute', insetBlockStart: '4', insetInlineEnd: '4' },
    '& > .brand': {
      display: { base: 'block', lg: 'none' },
      position: 'absolute',
      insetBlockStart: '5',
      insetInlineStart: { base: '4', md: '6' },
    },
  },
});

const Column = chakra('div', {
  base: { width: 'full', maxWidth: '380px', display: 'flex', flexDirection: 'column', gap: '6' },
});

const Title = chakra('h1', { base: { fontSize: 'title' } });
const Lead = chakra('p', { base: { color: 'muted', marginBlockStart: '1' } });
const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });

const Forgot = chakra('p', {
  base: {
    textAlign: 'end',
    marginBlockStart: '-28px',
    marginBlockEnd: '2',
    '& a': {
      display: 'inline-block',
      paddingBlock: '1',
      color: 'accent',
      fontSize: 'small',
      fontWeight: 'medium',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
  },
});

const SecondPath = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4',
    padding: '4',
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
    '& > div': { flex: '1 1 150px' },
    '& h2': { fontSize: 'body' },
    '& p': { color: 'muted', fontSize: 'small' },
  },
});

export type SignInScreenProps = {
  forgotPasswordHref: string;
  createOrganizationHref: string;
  onSignedIn: (session: { role: 'admin' | 'user' }) => void;
};

const blank = { email: '' };

const draft = createDraft<typeof blank>('sign-in');

type Problems = { email?: string | undefined; password?: string | undefined };

/** Where a person signs in, or starts an organization. */
export function SignInScreen({ forgotPasswordHref, createOrganizationHref, onSignedIn }: SignInScreenProps) {
  const [problems, setProblems] = useState<Problems>({});
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const typed = useRef(draft.read()?.email ?? '');
  const getDraft = useCallback(() => ({ email: typed.current }), []);
  useKeptDraft(draft, getDraft, blank);
  const logIn = useLogIn({
    mutation: {
      onSuccess(answer, { data }) {
        typed.current = '';
        claimDrafts({ email: data.email });
        storeSession(answer);
        showToast({ kind: 'success', title: messages.login.success });
        onSignedIn({ role: getSession()?.role ?? 'user' });
      },
      onError(error) {
        reportFailure(error, messages.login);
        showProblems({ email: error.fieldErrors.email, password: error.fieldErrors.password });
      },
    },
  });
  const send = useOneAtATime(logIn);

  function showProblems(found: Problems) {
    setProblems(found);
    if (found.email) emailInput.current?.focus();
    else if (found.password) passwordInput.current?.focus();
  }

  function handleInput() {
    typed.current = emailInput.current?.value ?? '';
    setProblems({});
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (logIn.isPending) return;
    const email = emailInput.current?.value.trim() ?? '';
    const password = passwordInput.current?.value ?? '';
    showProblems({
      email: email ? undefined : 'Email is required.',
      password: password ? undefined : 'Password is required.',
    });
    if (email && password) send({ data: { email, password } });
  }

  return (
    <Halves>
      <Pitch aria-label="About Cortex">
        <BrandMark size="large" />
        <ProductDrawing />
        <Value>Every score shows the words in the resume that it rests on.</Value>
      </Pitch>
      <Side>
        <div className="brand">
          <BrandMark />
        </div>
        <div className="switch">
          <ThemeSwitch />
        </div>
        <Column>
          <div>
            <Title>Sign in to Cortex</Title>
            <Lead>Jobs, candidates and what fits, in one place.</Lead>
          </div>
          <Form noValidate onSubmit={handleSubmit} onInput={handleInput}>
            <FormField label="Email" required error={problems.email}>
              {(control) => (
                <TextInput
                  {...control}
                  ref={emailInput}
                  name="email"
                  defaultValue={typed.current}
                  type="text"
                  inputMode="email"
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              )}
            </FormField>
            <FormField label="Password" required error={problems.password}>
              {(control) => (
                <PasswordInput
                  {...control}
                  ref={passwordInput}
                  name="password"
                  autoComplete="current-password"
                />
              )}
            </FormField>
            <Forgot>
              <Link href={forgotPasswordHref}>Forgot Password</Link>
            </Forgot>
            {logIn.error ? <FormError {...describeFailure(logIn.error, messages.login)} /> : null}
            <Button type="submit" size="large" wide disabled={logIn.isPending}>
              {logIn.isPending ? 'Signing in...' : 'Sign In'}
            </Button>
          </Form>
          <SecondPath aria-labelledby="create-organization">
            <div>
              <h2 id="create-organization">Create Organization</h2>
              <p>New to Cortex? Set up your team.</p>
            </div>
            <ButtonLink href={createOrganizationHref} variant="secondary">
              Create Organization
            </ButtonLink>
          </SecondPath>
        </Column>
      </Side>
    </Halves>
  );
}
