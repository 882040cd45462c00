import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { semanticTokens } from '../theme/semanticTokens.ts';
import { Grid, Name, SheetOf, Value } from './Specimens.tsx';

const Swatch = chakra('span', {
  base: {
    display: 'block',
    height: '16',
    marginBlockEnd: '2',
    borderRadius: 'control',
    border: '1px solid {colors.line}',
  },
});

const groups = {
  'Surfaces, from the page up': ['canvas', 'surface', 'raised', 'hovered', 'line', 'edge', 'scrim'],
  Text: ['text', 'muted', 'onAccent'],
  Accent: ['accent', 'accentSolid', 'accentSolidHovered', 'accentSubtle'],
  'Met, attention, not met': ['good', 'goodSubtle', 'warn', 'warnSubtle', 'bad', 'badSubtle'],
} as const;

type ColourName = keyof typeof semanticTokens.colors;

function ColourSheet() {
  return (
    <SheetOf
      title="Colour"
      about="Components name what a colour is for, never the colour. Each name has a dark and a light value; met, attention and not met never stand by colour alone."
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

const meta = { component: ColourSheet } satisfies Meta<typeof ColourSheet>;

export default meta;

export const Colour: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const listed = Object.values(groups).flat();
    await expect(listed.toSorted()).toEqual(Object.keys(semanticTokens.colors).toSorted());
    await expect(canvas.getByText('accentSolid')).toBeVisible();
    for (const colour of canvas.getAllByRole('listitem')) {
      await expect(colour.querySelector('span')).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
    }
  },
};
