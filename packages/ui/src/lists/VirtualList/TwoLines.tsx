import type { ReactNode } from 'react';

type TwoLinesProps = {
  title: ReactNode;
  /** The one fact that helps to choose. */
  fact: ReactNode;
  /** Stands at the end of the second line, however long the fact is. */
  aside?: ReactNode;
};

/** A row's name, and the fact that helps to choose. */
export function TwoLines({ title, fact, aside }: TwoLinesProps) {
  return (
    <>
      <span>
        <bdi>{title}</bdi>
      </span>
      {aside ? (
        <span className="two">
          <bdi>{fact}</bdi>
          <span>{aside}</span>
        </span>
      ) : (
        <span>
          <bdi>{fact}</bdi>
        </span>
      )}
    </>
  );
}
