import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { ViewTabs } from '../../components/ViewTabs/ViewTabs.tsx';
import { styled } from '../../theme/styled.tsx';
import { EmailConfirmation } from './EmailConfirmation.tsx';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
import { SessionsView } from './SessionsView.tsx';

const Views = styled('div', { base: { display: 'flex', marginBlockEnd: '5' } });

export type AccountView = 'password' | 'sessions';

const labels: Record<AccountView, string> = {
  password: 'Password',
  sessions: 'Where you are signed in',
};

const headers: Record<AccountView, { title: string; description: string }> = {
  password: { title: 'Update Password', description: 'Afterwards you are signed out everywhere else.' },
  sessions: { title: 'Your Account', description: 'The browsers and programs that use your account now.' },
};

const views: readonly AccountView[] = ['password', 'sessions'];

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
};

/** Where a person sets a new password, with the current one or with one from a mail, and sees where they are signed in. */
export function UpdatePasswordScreen({
  signedIn,
  view,
  getHref,
  logOutHref,
  confirmationToken,
  ...form
}: UpdatePasswordScreenProps) {
  const shown = signedIn ? view : 'password';
  return (
    <Page>
      <PageHeader {...headers[shown]} />
      {signedIn ? (
        <Views>
          <ViewTabs
            views={views.map((one) => ({
              label: labels[one],
              href: getHref({ view: one }),
              current: one === shown,
            }))}
          />
        </Views>
      ) : null}
      {signedIn && confirmationToken ? <EmailConfirmation token={confirmationToken} /> : null}
      {shown === 'sessions' ? <SessionsView logOutHref={logOutHref} /> : <PasswordForm {...form} />}
    </Page>
  );
}
