import { Input } from '@chakra-ui/react/input';
import type { ApiKeyMade } from '@cortex/api-client/model';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { styled } from '../../theme/styled.tsx';

const Shown = styled('div', {
  base: {
    padding: '4',
    marginBlock: '3',
    borderRadius: 'control',
    bg: 'goodSubtle',
    '& label': { display: 'block', fontWeight: 'medium', marginBlockEnd: '1.5' },
    '& .key': { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
    '& input': { flex: '1 1 240px', width: 'auto', minWidth: 0, fontFamily: 'mono' },
    '& p': { marginBlockStart: '1.5' },
  },
});

type ApiKeyShownProps = { made: ApiKeyMade; onDone: () => void };

/** The secret of a key that was just made. */
export function ApiKeyShown({ made: { key, api_key }, onDone }: ApiKeyShownProps) {
  const id = useId();
  return (
    <Shown>
      <label htmlFor={id}>
        The key for <bdi>{api_key.name}</bdi>
      </label>
      <div className="key">
        <Input id={id} readOnly value={key} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton text={key} what="the key" />
        <Button variant="quiet" onClick={onDone}>
          Done
        </Button>
      </div>
      <p>It is shown this once. Keep it where the program reads its secrets, and nowhere else.</p>
    </Shown>
  );
}
