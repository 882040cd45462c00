import { styled } from '../theme/styled.tsx';

const Words = styled('span', { base: { color: 'accent', fontWeight: 'medium' } });

/** Marks the row of a record that the person has just added, before its fact. */
export function JustAdded() {
  return (
    <>
      <Words>Just added</Words> ·{' '}
    </>
  );
}
