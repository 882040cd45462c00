import { useGetSecondFactor } from '@cortex/api-client/account';
import { useListPasskeys } from '@cortex/api-client/passkeys';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { ViewTabs } from '../../components/ViewTabs/ViewTabs.tsx';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { styled } from '../../theme/styled.tsx';
import { EmailConfirmation } from './EmailConfirmation.tsx';
import { PasskeysView } from './PasskeysView.tsx';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
import { SecondFactorView } from './SecondFactorView.tsx';
import { SessionsView } from './SessionsView.tsx';

const Views = styled('div', { base: { display: 'flex', marginBlockEnd: '5' } });

export type AccountView = 'password' | 'sessions' | 'second-factor' | 'passkeys';

const labels: Record<AccountView, string> = {
  password: 'Password',
  sessions: 'Sessions',
  'second-factor': 'Second factor',
  passkeys: 'Passkeys',
};

const headers: Record<AccountView, { title: string; description: string }> = {
  password: { title: 'Update Password', description: 'Afterwards you are signed out everywhere else.' },
  sessions: { title: 'Your Account', description: 'The browsers and programs that use your account now.' },
  'second-factor': { title: 'Your Account', description: 'A code from your phone, beside the password.' },
  passkeys: { title: 'Your Account', description: 'Your devices sign you in, without a password.' },
};

const views: readonly AccountView[] = ['password', 'sessions', 'second-factor', 'passkeys'];

/** The view that an address names, the password where it names none. */
export function toAccountView(name: string | null): AccountView {
  return views.find((view) => view === name) ?? 'password';
}

export type UpdatePasswordScreenProps = PasswordFormProps & {
  /** Signed out, there is the password alone. */
  signedIn: boolean;
  view: AccountView;
  getHref: (place: { view: AccountView }) => string;
  logOutHref: string;
  /** The word of a link from a mail that confirms an email; none without one. */
  confirmationToken: string;
  /** What follows once a second factor is set up that the organization asked for. */
  onSecondFactorReady: () => void;
};

/**
 * Where a person sets a new password, with the current one or with one from a mail, sees where they are signed in,
 * and sets up a second factor and passkeys.
 */
export function UpdatePasswordScreen({
  signedIn,
  view,
  getHref,
  logOutHref,
  confirmationToken,
  onSecondFactorReady,
  ...form
}: UpdatePasswordScreenProps) {
  const shown = signedIn ? view : 'password';
  const offered = useOfferedViews(signedIn);
  return (
    <Page>
      <PageHeader {...headers[shown]} />
      {signedIn ? (
        <Views>
          <ViewTabs
            views={offered.map((one) => ({
              label: labels[one],
              href: getHref({ view: one }),
              current: one === shown,
            }))}
          />
        </Views>
      ) : null}
      {signedIn && confirmationToken ? <EmailConfirmation token={confirmationToken} /> : null}
      {shown === 'sessions' ? (
        <SessionsView logOutHref={logOutHref} />
      ) : shown === 'second-factor' ? (
        <SecondFactorView onReady={onSecondFactorReady} />
      ) : shown === 'passkeys' ? (
        <PasskeysView />
      ) : (
        <PasswordForm {...form} />
      )}
    </Page>
  );
}

/** All views but those that the server lacks. They are the last ones, so that nothing moves when they come. */
function useOfferedViews(signedIn: boolean): readonly AccountView[] {
  const secondFactor = useGetSecondFactor({ query: { enabled: signedIn } });
  const passkeys = useListPasskeys({ query: { enabled: signedIn } });
  const lacks = { 'second-factor': !isOffered(secondFactor), passkeys: !isOffered(passkeys) };
  return views.filter((view) => !(view in lacks) || !lacks[view as keyof typeof lacks]);
}

function isOffered({ data, error }: { data: unknown; error: unknown }): boolean {
  return data !== undefined || (error !== null && !isUnsupported(error));
}
