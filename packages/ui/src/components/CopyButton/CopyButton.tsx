import { Check, CircleAlert, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';

const outcomes = {
  waiting: { Icon: Copy, label: 'Copy' },
  copied: { Icon: Check, label: 'Copied' },
  refused: { Icon: CircleAlert, label: 'Not copied' },
};

export type CopyButtonProps = { text: string; what: string; size?: 'small' };

/** Copies a text, and says on itself whether the browser let it: a toast would cover what stands above. */
export function CopyButton({ text, what, size }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('waiting');
  const { Icon, label } = outcomes[outcome];

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  }

  return (
    <Button variant="secondary" {...(size ? { size } : {})} aria-label={`${label} ${what}`} onClick={copy}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
