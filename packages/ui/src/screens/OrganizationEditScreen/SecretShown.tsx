import { Input } from '@chakra-ui/react/input';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { styled } from '../../theme/styled.tsx';

const Shown = styled('div', {
  base: {
    padding: '4',
    marginBlock: '3',
    borderRadius: 'control',
    bg: 'goodSubtle',
    '& label': { display: 'block', fontWeight: 'medium', marginBlockEnd: '1.5', overflowWrap: 'anywhere' },
    '& .key': { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
    '& input': { flex: '1 1 240px', width: 'auto', minWidth: 0, fontFamily: 'mono' },
    '& p': { marginBlockStart: '1.5' },
  },
});

type SecretShownProps = {
  label: ReactNode;
  secret: string;
  /** What it is, as the button that copies it says. */
  what: string;
  /** Where it belongs. */
  children: ReactNode;
  onDone: () => void;
};

/** A secret that was just made, and is shown this once. */
export function SecretShown({ label, secret, what, children, onDone }: SecretShownProps) {
  const id = useId();
  return (
    <Shown>
      <label htmlFor={id}>{label}</label>
      <div className="key">
        <Input id={id} readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton text={secret} what={what} />
        <Button variant="quiet" onClick={onDone}>
          Done
        </Button>
      </div>
      <p>{children}</p>
    </Shown>
  );
}
