import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { saveFile } from '../../saveFile.ts';
import { styled } from '../../theme/styled.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';

const Codes = styled('ol', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: '1.5',
    padding: '4',
    border: '1px solid {colors.line}',
    borderRadius: 'control',
    fontFamily: 'mono',
    fontSize: 'small',
  },
});

type RecoveryCodeListProps = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, this once. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <SecondFactorCard aria-labelledby="recovery-codes">
      <div>
        <h2 id="recovery-codes" ref={heading} tabIndex={-1}>
          Keep your recovery codes
        </h2>
        <p>
          Without your phone, each of them signs you in once. They are shown this once: keep them where you
          keep what must not get lost, and not on the phone.
        </p>
      </div>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <div className="buttons">
        <CopyButton text={codes.join('\n')} what="the recovery codes" />
        <Button
          variant="secondary"
          onClick={() =>
            saveFile({ name: 'cortex-recovery-codes.txt', type: 'text/plain', text: toFile(codes) })
          }
        >
          <Download size={16} strokeWidth={1.75} aria-hidden="true" />
          Download
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </SecondFactorCard>
  );
}

function toFile(codes: readonly string[]): string {
  const head = 'Recovery codes for Cortex. Each signs you in once, in the place of a code of your app.';
  return [head, '', ...codes, ''].join('\n');
}
