import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from '../../theme/styled.tsx';
import { Button } from '../Button/Button.tsx';

const LINES = 4;

const Text = styled('p', {
  base: { textWrap: 'pretty', overflowWrap: 'anywhere' },
  variants: {
    folded: {
      true: {
        display: '-webkit-box',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        /* Paper has nothing to press. */
        _print: { display: 'block' },
      },
    },
  },
});

const More = chakra(Button, { base: { marginInlineStart: '-3' } });

export type CollapsedTextProps = {
  text: string;
  /** How many lines of it are shown at first. */
  lines?: number;
};

/** Text that is collapsed after some lines and can be expanded. */
export function CollapsedText({ text, lines = LINES }: CollapsedTextProps) {
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || open) return;
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return (
    <>
      <Text ref={paragraph} folded={!open} dir="auto" style={{ WebkitLineClamp: open ? undefined : lines }}>
        {text}
      </Text>
      {long ? (
        <More variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show all'}
        </More>
      ) : null}
    </>
  );
}
