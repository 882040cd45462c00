import { semanticTokens } from '../theme/semanticTokens.ts';
import { styled } from '../theme/styled.tsx';
import { tokens } from '../theme/tokens.ts';
import { Grid, Name, Rows, SheetOf, Value } from './Specimens.tsx';

const Floating = styled('span', {
  base: { display: 'block', height: '16', marginBlockEnd: '4', bg: 'raised', borderRadius: 'card' },
});

const layers = Object.entries(tokens.zIndex).toSorted(
  ([, one], [, other]) => Number(other.value) - Number(one.value),
);

export function DepthSheet() {
  return (
    <SheetOf
      title="Depth"
      about="Depth comes from surface and line. Only what floats has a shadow, with a ring that is its edge."
    >
      <section>
        <h2>Shadows</h2>
        <Grid>
          {Object.entries(semanticTokens.shadows).map(([name, { value }]) => (
            <li key={name}>
              <Floating style={{ boxShadow: `var(--cortex-shadows-${name})` }} />
              <Name>{name}</Name>
              <Value>{value._dark}</Value>
              <Value>{value._light}</Value>
            </li>
          ))}
        </Grid>
      </section>
      <section>
        <h2>Layers, from the top</h2>
        <Rows>
          {layers.map(([name, { value }]) => (
            <li key={name}>
              <Name>{name}</Name>
              <Value>{value}</Value>
            </li>
          ))}
        </Rows>
      </section>
    </SheetOf>
  );
}
