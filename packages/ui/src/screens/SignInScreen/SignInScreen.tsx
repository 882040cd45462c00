import { Input } from '@chakra-ui/react/input';
import { logIn } from '@cortex/api-client/auth';
import type { ApiError } from '@cortex/api-client/http';
import type { LoginForm } from '@cortex/api-client/model';
import { getSession } from '@cortex/api-client/session';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { FormError } from '../../components/FormError/FormError.tsx';
import { FormField } from '../../components/FormField/FormField.tsx';
import { PasswordInput } from '../../components/FormField/PasswordInput.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ThemeSwitch } from '../../components/ThemeSwitch/ThemeSwitch.tsx';
import { createDraft } from '../../forms/drafts/store.ts';
import { useSave } from '../../forms/useSave.ts';
import { requiredSentence } from '../../forms/validation.ts';
import { styled } from '../../theme/styled.tsx';
import { Lead, Title } from './Heading.tsx';
import { loginFailures, openSession } from './openSession.ts';
import { ProductDrawing } from './ProductDrawing.tsx';

const Halves = styled('main', {
  base: {
    display: 'grid',
    minHeight: '100dvh',
    outline: 'none',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

const Pitch = styled('section', {
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

const Value = styled('p', {
  base: {
    maxWidth: '24ch',
    fontSize: 'title',
    fontWeight: 'semibold',
    letterSpacing: 'heading',
    lineHeight: 'heading',
    textWrap: 'balance',
  },
});

const Side = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    paddingInline: { base: '4', md: '6' },
    paddingBlockStart: '16',
    paddingBlockEnd: { base: '3', md: '16' },
    // On a phone there is room for it from the beginning, so that nothing moves when it comes.
    '& > .others': {
      position: { base: 'static', md: 'absolute' },
      insetBlockEnd: '3',
      minHeight: { base: '92px', md: 'auto' },
      marginBlockStart: { base: '4', md: '0' },
    },
    '& > .switch': { position: 'absolute', insetBlockStart: '4', insetInlineEnd: '4' },
    '& > .brand': {
      display: { base: 'block', lg: 'none' },
      position: 'absolute',
      insetBlockStart: '5',
      insetInlineStart: { base: '4', md: '6' },
    },
  },
});

const Column = styled('div', {
  base: { width: 'full', maxWidth: '380px', display: 'flex', flexDirection: 'column', gap: '6' },
});

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });

const Forgot = styled('p', {
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

const SecondPath = styled('section', {
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

const Help = styled('nav', {
  base: {
    display: 'flex',
    justifyContent: 'center',
    gap: '6',
    '& a': {
      color: 'muted',
      fontSize: 'small',
      textDecoration: 'none',
      paddingBlock: '1',
      _hover: { color: 'text', textDecoration: 'underline' },
    },
  },
});

export type SignInScreenProps = {
  forgotPasswordHref: string;
  createOrganizationHref: string;
  aboutHref: string;
  supportHref: string;
  onSignedIn: (session: { role: 'admin' | 'user' }) => void;
};

/** Loaded where the server asks for a code: the first page has no room for it. */
const SecondStep = lazy(() => import('./SecondStep.tsx'));

/** Comes once the form can be used, which needs the line for itself; it stands below, so that nothing moves. */
const OtherWays = lazy(async () => {
  await new Promise((resume) => setTimeout(resume, 400));
  return import('./OtherWays.tsx').catch(() => ({ default: () => null }));
});

const fields = ['email', 'password'] as const;

const labels = { email: 'Email', password: 'Password' };

const draft = createDraft<{ email: string }>('sign-in');

/** Nothing where the password was right and a code is asked for. */
function expectCode(refused: ApiError): null {
  if (refused.code === 'second_factor_required') return null;
  throw refused;
}

/** Where a person signs in, or starts an organization. */
export function SignInScreen({
  forgotPasswordHref,
  createOrganizationHref,
  aboutHref,
  supportHref,
  onSignedIn,
}: SignInScreenProps) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [initialEmail] = useState(() => draft.read()?.email ?? '');
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [login, setLogin] = useState<LoginForm>();
  const save = useSave({
    call: (form: LoginForm) => logIn(form).catch(expectCode),
    messages: loginFailures,
    form: { fields, getValues, showRefusals: showProblems, clear: draft.drop, draft },
    writeCache(_, answer, form) {
      if (answer) openSession(answer, form);
      else setLogin(form);
    },
    onDone: (answer) => answer && tellSignedIn(),
  });

  const tellSignedIn = () => onSignedIn({ role: getSession()?.role ?? 'user' });

  function getValues() {
    return {
      email: emailInput.current?.value.trim() ?? '',
      password: passwordInput.current?.value ?? '',
    };
  }

  function showProblems(found: Readonly<Record<string, string>>) {
    setProblems(found);
    if (found.email) emailInput.current?.focus();
    else if (found.password) passwordInput.current?.focus();
  }

  function handleInput() {
    const { email } = getValues();
    if (email) draft.keep({ email });
    else draft.drop();
    setProblems({});
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const values = getValues();
    const empty = fields.filter((field) => values[field] === '');
    showProblems(Object.fromEntries(empty.map((field) => [field, requiredSentence(labels[field])])));
    if (empty.length === 0) save.send(values);
  }

  return (
    <Halves id="main" tabIndex={-1}>
      {/* Where the page was drawn ahead, what stands in a boundary of its own comes to life after the form. */}
      <Suspense>
        <Pitch aria-label="About Cortex">
          <BrandMark size="large" />
          <ProductDrawing />
          <Value>Every score shows the words in the resume that it rests on.</Value>
        </Pitch>
      </Suspense>
      <Side>
        <div className="brand">
          <BrandMark />
        </div>
        <div className="switch">
          <ThemeSwitch />
        </div>
        <Column>
          {login ? (
            <Suspense>
              <SecondStep login={login} onDone={tellSignedIn} onBack={() => setLogin(undefined)} />
            </Suspense>
          ) : null}
          {/* What was typed stays in its fields, for who goes back. */}
          <Column hidden={login !== undefined}>
            <div>
              <Title>Sign in to Cortex</Title>
              <Lead>Jobs, candidates and what fits, in one place.</Lead>
            </div>
            <Form method="post" noValidate onSubmit={handleSubmit} onInput={handleInput}>
              <FormField label={labels.email} required error={problems.email}>
                <Input
                  ref={emailInput}
                  name="email"
                  defaultValue={initialEmail}
                  type="text"
                  inputMode="email"
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              </FormField>
              <FormField label={labels.password} required error={problems.password}>
                <PasswordInput ref={passwordInput} name="password" autoComplete="current-password" />
              </FormField>
              <Forgot>
                <Link href={forgotPasswordHref}>Forgot Password</Link>
              </Forgot>
              {save.failure ? <FormError {...save.failure} /> : null}
              <Button type="submit" size="large" wide disabled={save.sending}>
                {save.sending ? 'Signing in...' : 'Sign In'}
              </Button>
            </Form>
            <Suspense>
              <SecondPath aria-labelledby="create-organization">
                <div>
                  <h2 id="create-organization">Create Organization</h2>
                  <p>New to Cortex? Set up your team.</p>
                </div>
                <ButtonLink href={createOrganizationHref} variant="secondary">
                  Create Organization
                </ButtonLink>
              </SecondPath>
            </Suspense>
          </Column>
          <Help aria-label="Help">
            <Link href={aboutHref}>About Cortex</Link>
            <Link href={supportHref}>Contact Support</Link>
          </Help>
        </Column>
        <div className="others">
          <Suspense>
            <OtherWays onSignedIn={tellSignedIn} />
          </Suspense>
        </div>
      </Side>
    </Halves>
  );
}
