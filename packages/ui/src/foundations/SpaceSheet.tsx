import { styled } from '../theme/styled.tsx';
import { tokens } from '../theme/tokens.ts';
import { Grid, Name, Rows, SheetOf, Value } from './Specimens.tsx';

const Bar = styled('span', { base: { display: 'block', height: '3', bg: 'accent', borderRadius: '2px' } });
const Box = styled('span', {
  base: {
    display: 'block',
    height: '16',
    bg: 'surface',
    border: '1px solid {colors.edge}',
    marginBlockEnd: '2',
  },
});

const spaces = Object.entries(tokens.spacing).toSorted(
  ([, a], [, b]) => parseFloat(a.value) - parseFloat(b.value),
);

export function SpaceSheet() {
  return (
    <SheetOf
      title="Space"
      about={
        "A grid of 4 px. The page's gutter is 24 px, 16 on phones; controls have a radius of 6, cards of " +
        '10. Depth comes from surface and line, a shadow only from what floats.'
      }
    >
      <section>
        <h2>Steps</h2>
        <Rows>
          {spaces.map(([name, { value }]) => (
            <li key={name}>
              <Bar style={{ width: value }} />
              <Value>{`${name}, ${value}`}</Value>
            </li>
          ))}
        </Rows>
      </section>
      <section>
        <h2>Radii</h2>
        <Grid>
          {Object.entries(tokens.radii).map(([name, { value }]) => (
            <li key={name}>
              <Box style={{ borderRadius: value }} />
              <Name>{name}</Name>
              <Value>{value}</Value>
            </li>
          ))}
        </Grid>
      </section>
    </SheetOf>
  );
}
