import { tokens } from '../theme/tokens.ts';
import { Rows, SheetOf, Value } from './Specimens.tsx';

const uses: Record<keyof typeof tokens.fontSizes, string> = {
  caption: 'the captions of the closed menu',
  small: 'secondary text and labels',
  body: 'text and controls',
  lead: 'the one sentence that matters',
  section: 'headings of sections',
  title: 'the title of a page',
  figure: 'figures in tiles',
};

export function TypeSheet() {
  return (
    <SheetOf
      title="Type"
      about={
        'Inter, bundled, in one scale and three weights. Numbers in columns have tabular figures; text is ' +
        'at most 70 characters wide.'
      }
    >
      <section>
        <h2>Sizes</h2>
        <Rows>
          {Object.entries(tokens.fontSizes).map(([name, { value }]) => (
            <li key={name}>
              <span style={{ fontSize: value, lineHeight: 1.25 }}>
                Every score shows its reasons 0123456789
              </span>
              <Value>{`${name}, ${value}: ${uses[name as keyof typeof uses]}`}</Value>
            </li>
          ))}
        </Rows>
      </section>
      <section>
        <h2>Weights</h2>
        <Rows>
          {Object.entries(tokens.fontWeights).map(([name, { value }]) => (
            <li key={name} style={{ fontWeight: Number(value) }}>{`${name}, ${value}`}</li>
          ))}
        </Rows>
      </section>
    </SheetOf>
  );
}
