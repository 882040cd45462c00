import { memo } from 'react';

export type TwoLinesProps = {
  title: string;
  /** The one fact that helps to choose. */
  fact: string;
};

/** A row's name, and the fact that helps to choose. */
export const TwoLines = memo(function TwoLines({ title, fact }: TwoLinesProps) {
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
});
