import { memo } from 'react';
import { styled } from '../../theme/styled.tsx';

const LongLabel = styled('span', { base: { display: { base: 'none', md: 'inline' } } });

const Noun = memo(function Noun({ noun }: { noun: string }) {
  return <LongLabel> {noun}</LongLabel>;
});

export type ListCountProps = {
  found: number;
  total: number;
  /** What is counted, for one and for many. */
  nouns: readonly [string, string];
};

/** How many rows there are, and of how many while a search is active. */
export function ListCount({ found, total, nouns: [one, many] }: ListCountProps) {
  return (
    <>
      {found === total
        ? total.toLocaleString('en-US')
        : `${found.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`}
      <Noun noun={total === 1 ? one : many} />
    </>
  );
}
