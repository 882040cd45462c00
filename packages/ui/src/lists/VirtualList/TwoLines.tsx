import type { ReactNode } from 'react';

type TwoLinesProps = {
  title: ReactNode;
  /** The one fact that helps to choose. */
  fact: ReactNode;
};

/** A row's name, and the fact that helps to choose. */
export function TwoLines({ title, fact }: TwoLinesProps) {
  return (
    <>
      <span>
        <bdi>{title}</bdi>
      </span>
      <span>
        <bdi>{fact}</bdi>
      </span>
    </>
  );
}
