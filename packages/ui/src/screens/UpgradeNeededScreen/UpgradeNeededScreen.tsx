import { Lock } from 'lucide-react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { styled } from '../../theme/styled.tsx';

const Page = styled('div', { base: { display: 'grid', placeItems: 'center', minHeight: '80dvh' } });

export type UpgradeNeededScreenProps = {
  role: 'admin' | 'user';
  upgradeHref: string;
  onBack: () => void;
};

/** Where a person learns that their plan lacks a feature, and an admin goes on to upgrade it. */
export function UpgradeNeededScreen({ role, upgradeHref, onBack }: UpgradeNeededScreenProps) {
  const admin = role === 'admin';
  return (
    <Page>
      <StateMessage
        icon={Lock}
        titleAs="h1"
        title="Upgrade Required"
        description={
          <>
            This feature is not available under your current plan.{' '}
            {admin
              ? 'A higher tier adds it; nothing that you have is lost.'
              : 'An admin of your organization can upgrade the subscription.'}
          </>
        }
        action={
          admin ? (
            <ButtonLink href={upgradeHref}>Upgrade Subscription</ButtonLink>
          ) : (
            <Button variant="secondary" onClick={onBack}>
              Back
            </Button>
          )
        }
      />
    </Page>
  );
}
