import type { ApiKeyMade } from '@cortex/api-client/model';
import { SecretShown } from './SecretShown.tsx';

type ApiKeyShownProps = { made: ApiKeyMade; onDone: () => void };

/** The secret of a key that was just made. */
export function ApiKeyShown({ made: { key, api_key }, onDone }: ApiKeyShownProps) {
  const label = (
    <>
      The key for <bdi>{api_key.name}</bdi>
    </>
  );
  return (
    <SecretShown label={label} secret={key} what="the key" onDone={onDone}>
      It is shown this once. Keep it where the program reads its secrets, and nowhere else.
    </SecretShown>
  );
}
