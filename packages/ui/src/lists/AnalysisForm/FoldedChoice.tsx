import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { styled } from '../../theme/styled.tsx';

const Line = styled('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBlockEnd: '3',
    '& p': { minWidth: 0, fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& button': { flexShrink: 0 },
    _print: { display: 'none' },
  },
});

type FoldedChoiceProps = {
  /** What is chosen, in words. */
  text: string;
  form: RefObject<HTMLFormElement | null>;
  onUnfold: () => void;
};

/** Stands on a phone for the form of what is shown below it. The focus of a form that folds goes to its button. */
export function FoldedChoice({ text, form, onUnfold }: FoldedChoiceProps) {
  const change = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (form.current?.contains(document.activeElement)) change.current?.querySelector('button')?.focus();
  }, [form]);
  return (
    <Line ref={change}>
      <p dir="auto">{text}</p>
      <Button variant="secondary" size="small" aria-label="Change what is ranked" onClick={onUnfold}>
        Change
      </Button>
    </Line>
  );
}
