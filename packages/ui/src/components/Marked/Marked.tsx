import { markParts } from './markParts.ts';

export type MarkedProps = { text: string; query: string };

/** A text in which what was searched for is marked. */
export function Marked({ text, query }: MarkedProps) {
  return markParts(text, query).map((part, index) =>
    part.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: A part is what stands at its place.
      <mark key={index} className="found">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
