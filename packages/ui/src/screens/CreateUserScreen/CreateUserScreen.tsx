import { useListInvitations } from '@cortex/api-client/invitations';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { ViewTabs } from '../../components/ViewTabs/ViewTabs.tsx';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { styled } from '../../theme/styled.tsx';
import { InvitationView } from './InvitationView.tsx';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';

const Views = styled('div', { base: { display: 'flex', marginBlockEnd: '5' } });

export type CreateUserView = 'password' | 'invitation';

const labels: Record<CreateUserView, string> = {
  password: 'Set a password yourself',
  invitation: 'Send an invitation',
};

const descriptions: Record<CreateUserView, string> = {
  password: 'A colleague signs in with this email and password.',
  invitation: 'A colleague gets a mail with a link and chooses their own password.',
};

const views: readonly CreateUserView[] = ['password', 'invitation'];

/** The view that an address names, the form with a password where it names none. */
export function toCreateUserView(name: string | null): CreateUserView {
  return views.find((view) => view === name) ?? 'password';
}

export type CreateUserScreenProps = PasswordFormProps & {
  view: CreateUserView;
  getHref: (place: { view: CreateUserView }) => string;
};

/** Where an admin gives a colleague an account, or invites them to make it their own. */
export function CreateUserScreen({ view, getHref, ...form }: CreateUserScreenProps) {
  const invitations = useListInvitations({ query: { staleTime: 0 } });
  const lacking = isUnsupported(invitations.error);
  const shown = lacking ? 'password' : view;
  return (
    <Page>
      <PageHeader title="Create User" description={descriptions[shown]} />
      {lacking ? null : (
        <Views>
          <ViewTabs
            views={views.map((one) => ({
              label: labels[one],
              href: getHref({ view: one }),
              current: one === shown,
            }))}
          />
        </Views>
      )}
      {shown === 'invitation' ? (
        <InvitationView invitations={invitations} {...form} />
      ) : (
        <PasswordForm {...form} />
      )}
    </Page>
  );
}
