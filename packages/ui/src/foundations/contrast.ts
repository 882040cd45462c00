import { readColor } from '../theme/designTokens.ts';
import { semanticTokens } from '../theme/semanticTokens.ts';

export type ColourName = keyof typeof semanticTokens.colors;

/** How far two colours are apart, from 1 to 21, as WCAG 2 counts it. Both have to be opaque. */
export function countContrast(one: ColourName, other: ColourName, theme: 'dark' | 'light'): number {
  const [light, dark] = [one, other]
    .map((name) => luminance(semanticTokens.colors[name].value[`_${theme}`]))
    .toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = readColor(colour).components.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
