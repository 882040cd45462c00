import { chakra } from '@chakra-ui/react/styled-system';
import { markParts } from './markParts.ts';

const Mark = chakra('mark', {
  base: {
    borderRadius: '2px',
    bg: 'accentSubtle',
    color: 'inherit',
    boxShadow: 'inset 0 -2px 0 {colors.accent}',
  },
});

export type MarkedProps = { text: string; query: string };

/** A text in which what was searched for is marked. */
export function Marked({ text, query }: MarkedProps) {
  return markParts(text, query).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: A part is what stands at its place.
    part.marked ? <Mark key={index}>{part.text}</Mark> : part.text,
  );
}
