import { Compass } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { styled } from '../../theme/styled.tsx';

const Page = styled('div', { base: { display: 'grid', placeItems: 'center', minHeight: '80dvh' } });

export type NotFoundScreenProps = { onGoBack: () => void };

/** The person learns that an address leads nowhere and goes back. */
export function NotFoundScreen({ onGoBack }: NotFoundScreenProps) {
  return (
    <Page>
      <StateMessage
        icon={Compass}
        titleAs="h1"
        title="404 - Page Not Found"
        description="There is nothing at this address. It may be mistyped, or the page may have moved."
        action={<Button onClick={onGoBack}>Go Back</Button>}
      />
    </Page>
  );
}
