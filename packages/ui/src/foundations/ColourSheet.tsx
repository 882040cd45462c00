import { semanticTokens } from '../theme/semanticTokens.ts';
import { styled } from '../theme/styled.tsx';
import { type ColourName, countContrast } from './contrast.ts';
import { Grid, Name, SheetOf, Value } from './Specimens.tsx';

const Swatch = styled('span', {
  base: {
    display: 'block',
    height: '16',
    marginBlockEnd: '2',
    borderRadius: 'control',
    border: '1px solid {colors.line}',
  },
});

export const groups = {
  'Surfaces, from the page up': ['canvas', 'surface', 'raised', 'hovered', 'line', 'edge', 'scrim'],
  Text: ['text', 'muted', 'onAccent'],
  Accent: ['accent', 'accentSolid', 'accentSolidHovered', 'accentSubtle'],
  'Met, attention, not met': ['good', 'goodSubtle', 'warn', 'warnSubtle', 'bad', 'badSubtle'],
  'Paper, alike in both themes': ['paper', 'paperMark', 'paperChosen', 'paperInk'],
} as const;

const surfaces: ColourName[] = ['canvas', 'surface', 'raised', 'hovered'];
const words: ColourName[] = ['text', 'muted', 'accent'];
const judgements: ColourName[] = ['good', 'warn', 'bad'];

/**
 * What stands on what, and how far they have to be apart: 4.5 where it is read, 3 where it is a mark or the edge of a
 * control.
 */
export const pairs: { front: ColourName; back: ColourName; least: number }[] = [
  ...words.flatMap((front) => surfaces.map((back) => ({ front, back, least: 4.5 }))),
  // On a row under the pointer, and on their own ground, they are marks beside words and no words.
  ...judgements.flatMap((front) =>
    surfaces.map((back) => ({ front, back, least: back === 'hovered' ? 3 : 4.5 })),
  ),
  ...(['canvas', 'surface', 'raised'] as const).map((back) => ({ front: 'edge' as const, back, least: 3 })),
  { front: 'onAccent', back: 'accentSolid', least: 4.5 },
  { front: 'onAccent', back: 'accentSolidHovered', least: 4.5 },
  { front: 'text', back: 'accentSubtle', least: 4.5 },
  { front: 'good', back: 'goodSubtle', least: 3 },
  { front: 'warn', back: 'warnSubtle', least: 3 },
  { front: 'bad', back: 'badSubtle', least: 3 },
  ...(['paper', 'paperMark', 'paperChosen'] as const).map((back) => ({
    front: 'paperInk' as const,
    back,
    least: 4.5,
  })),
];

export function describeContrast(front: ColourName, back: ColourName): string {
  const ratios = (['dark', 'light'] as const).map(
    (theme) => `${(Math.floor(countContrast(front, back, theme) * 10) / 10).toFixed(1)}:1`,
  );
  return `${front} on ${back} ${ratios.join(' · ')}`;
}

export function ColourSheet() {
  return (
    <SheetOf
      title="Colour"
      about={
        'Components name what a colour is for, never the colour. Each name has a dark and a light value; ' +
        'met, attention and not met never stand by colour alone. Beside each stands its contrast, in the ' +
        'dark and in the light theme.'
      }
    >
      {Object.entries(groups).map(([title, names]) => (
        <section key={title}>
          <h2>{title}</h2>
          <Grid>
            {names.map((name: ColourName) => {
              const { _dark, _light } = semanticTokens.colors[name].value;
              return (
                <li key={name}>
                  <Swatch style={{ background: `var(--cortex-colors-${toKebab(name)})` }} />
                  <Name>{name}</Name>
                  <Value>{`${_dark} · ${_light}`}</Value>
                  {pairs
                    .filter(({ front, back }) => (surfaces.includes(back) ? front : back) === name)
                    .map(({ front, back }) => (
                      <Value key={front + back}>{describeContrast(front, back)}</Value>
                    ))}
                </li>
              );
            })}
          </Grid>
        </section>
      ))}
    </SheetOf>
  );
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
