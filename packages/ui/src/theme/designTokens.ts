import { breakpoints } from './breakpoints.ts';
import { semanticTokens } from './semanticTokens.ts';
import { tokens } from './tokens.ts';

type Theme = 'dark' | 'light';
type Token = { $value: unknown; $type?: string; $extensions?: { 'com.cortex.light': unknown } };
type TokenGroup = { [name: string]: TokenGroup | Token | string };

/**
 * All tokens of the theme in the format of the Design Tokens Community Group (2025.10). The value is the dark one, as
 * in the app; the light one is an extension.
 */
export function writeDesignTokens(): TokenGroup {
  return {
    $description: 'Cortex. Generated from packages/ui/src/theme by npm run tokens.',
    color: mapValues(semanticTokens.colors, ({ value: { _dark, _light } }) =>
      both('color', toColor(_dark), toColor(_light)),
    ),
    shadow: mapValues(semanticTokens.shadows, ({ value: { _dark, _light } }) =>
      both('shadow', toShadow(_dark), toShadow(_light)),
    ),
    space: mapValues(tokens.spacing, ({ value }) => one('dimension', toDimension(value)), nameStep),
    size: mapValues(pixelsOnly(tokens.sizes), ({ value }) => one('dimension', toDimension(value)), nameStep),
    radius: mapValues(tokens.radii, ({ value }) => one('dimension', toDimension(value))),
    breakpoint: mapValues(breakpoints, (value) => one('dimension', toDimension(value))),
    fontFamily: mapValues(tokens.fonts, ({ value }) =>
      one(
        'fontFamily',
        value.split(',').map((name) => name.trim().replaceAll("'", '')),
      ),
    ),
    fontSize: mapValues(tokens.fontSizes, ({ value }) => one('dimension', toDimension(value))),
    fontWeight: mapValues(tokens.fontWeights, ({ value }) => one('fontWeight', Number(value))),
    lineHeight: mapValues(tokens.lineHeights, ({ value }) => one('number', Number(value))),
    letterSpacing: {
      $description: 'Shares of the size of the font (em), which the format has no unit for.',
      ...mapValues(tokens.letterSpacings, ({ value }) => one('number', Number.parseFloat(value))),
    },
    duration: mapValues(tokens.durations, ({ value }) =>
      one('duration', { value: Number.parseFloat(value), unit: 'ms' }),
    ),
    easing: mapValues(tokens.easings, ({ value }) => one('cubicBezier', curves[value])),
    layer: mapValues(tokens.zIndex, ({ value }) => one('number', Number(value))),
  };
}

/** The same tokens as CSS variables, dark on `:root` and light under `.light`, as the app has them. */
export function writeCssVariables(): string {
  const fixed = {
    spacing: tokens.spacing,
    sizes: tokens.sizes,
    radii: tokens.radii,
    fonts: tokens.fonts,
    'font-sizes': tokens.fontSizes,
    'font-weights': tokens.fontWeights,
    'line-heights': tokens.lineHeights,
    'letter-spacings': tokens.letterSpacings,
    durations: tokens.durations,
    easings: tokens.easings,
    'z-index': tokens.zIndex,
  };
  const constant = Object.entries(fixed).flatMap(([group, entries]) =>
    Object.entries(entries).map(([name, { value }]) => variable(group, name, value)),
  );
  const widths = Object.entries(breakpoints).map(([name, value]) => variable('breakpoints', name, value));
  const themed = (theme: Theme) =>
    Object.entries({ colors: semanticTokens.colors, shadows: semanticTokens.shadows }).flatMap(
      ([group, entries]) =>
        Object.entries(entries).map(([name, { value }]) =>
          variable(group, name, theme === 'dark' ? value._dark : value._light),
        ),
    );
  return `/* Generated from packages/ui/src/theme by npm run tokens. */
:root {
${[...constant, ...widths].join('\n')}
}
:root,
.dark {
${themed('dark').join('\n')}
}
.light {
${themed('light').join('\n')}
}
`;
}

const curves: Record<string, number[] | undefined> = { 'ease-out': [0, 0, 0.58, 1] };

function variable(group: string, name: string, value: string): string {
  const kebab = name.replaceAll('.', '\\.').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `  --cortex-${group}-${kebab}: ${value};`;
}

function one($type: string, $value: unknown): Token {
  return { $type, $value };
}

function both($type: string, dark: unknown, light: unknown): Token {
  return { $type, $value: dark, $extensions: { 'com.cortex.light': light } };
}

/** A name of the format has no point in it. */
function nameStep(name: string): string {
  return name.replace('.', '-');
}

function mapValues<Value>(
  values: Record<string, Value>,
  write: (value: Value) => Token,
  rename: (name: string) => string = (name) => name,
): TokenGroup {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [rename(name), write(value)]));
}

/** The format knows lengths, and not shares of what is around. */
function pixelsOnly(sizes: Record<string, { value: string }>) {
  return Object.fromEntries(Object.entries(sizes).filter(([, { value }]) => /(px|rem)$/.test(value)));
}

function toDimension(value: string) {
  return { value: Number.parseFloat(value) * (value.endsWith('rem') ? 16 : 1), unit: 'px' };
}

function toColor(value: string) {
  const { components, alpha } = readColor(value);
  return {
    colorSpace: 'srgb',
    components: components.map((part) => Math.round((part / 255) * 10_000) / 10_000),
    alpha,
    hex: `#${components.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** Reads `#rrggbb` and `rgba(r, g, b, a)` into 0 to 255 and 0 to 1. */
export function readColor(value: string): { components: number[]; alpha: number } {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value);
  if (hex) return { components: hex.slice(1).map((part) => Number.parseInt(part, 16)), alpha: 1 };
  const [red, green, blue, alpha] = [...value.matchAll(/\d+(?:\.\d+)?/g)].map(([part]) => Number(part));
  if (red === undefined || green === undefined || blue === undefined || alpha === undefined)
    throw new Error(`${value} is no color that the theme writes.`);
  return { components: [red, green, blue], alpha };
}

/** The layers of a shadow, whose colours may have commas of their own. */
function splitLayers(value: string): string[] {
  const layers = [''];
  let depth = 0;
  for (const letter of value) {
    if (letter === ',' && depth === 0) {
      layers.push('');
      continue;
    }
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    layers[layers.length - 1] += letter;
  }
  return layers;
}

function toShadow(value: string) {
  return splitLayers(value).map((layer) => {
    const color = /#\w+|rgba\([^)]*\)/.exec(layer)?.[0] ?? '';
    const [offsetX, offsetY, blur, spread] = layer
      .replace(color, '')
      .trim()
      .split(' ')
      .map((length) => toDimension(length));
    const none = toDimension('0');
    return { color: toColor(color), offsetX, offsetY, blur: blur ?? none, spread: spread ?? none };
  });
}
