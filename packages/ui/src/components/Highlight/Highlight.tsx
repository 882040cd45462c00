import { splitMatches } from './splitMatches.ts';

export type HighlightProps = { text: string; query: string };

/** Text with the matches of a query highlighted. */
export function Highlight({ text, query }: HighlightProps) {
  return (
    <>
      {splitMatches(text, query).map((part, index) =>
        part.matches ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: A part is what stands at its place.
          <mark key={index} className="found">
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
