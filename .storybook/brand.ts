import { create, type ThemeVars } from 'storybook/theming';
import { semanticTokens } from '../packages/ui/src/theme/semanticTokens.ts';
import { tokens } from '../packages/ui/src/theme/tokens.ts';

type ColourName = keyof typeof semanticTokens.colors;

/** The Storybook around the stories, in the looks of the product. */
function brand(theme: 'dark' | 'light'): ThemeVars {
  const colour = (name: ColourName) => {
    const { _dark, _light } = semanticTokens.colors[name].value;
    return theme === 'dark' ? _dark : _light;
  };
  return create({
    base: theme,
    brandTitle: 'Cortex',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: `data:image/svg+xml,${encodeURIComponent(drawMark(colour('line'), colour('accent'), colour('text')))}`,
    fontBase: tokens.fonts.body.value,
    fontCode: tokens.fonts.mono.value,
    colorPrimary: colour('accent'),
    colorSecondary: colour('accentSolid'),
    appBg: colour('canvas'),
    appContentBg: colour('surface'),
    appPreviewBg: colour('canvas'),
    appBorderColor: colour('line'),
    appBorderRadius: 10,
    textColor: colour('text'),
    textMutedColor: colour('muted'),
    textInverseColor: colour('canvas'),
    barBg: colour('surface'),
    barTextColor: colour('muted'),
    barHoverColor: colour('accent'),
    barSelectedColor: colour('accent'),
    buttonBg: colour('raised'),
    buttonBorder: colour('edge'),
    booleanBg: colour('canvas'),
    booleanSelectedBg: colour('raised'),
    inputBg: colour('surface'),
    inputBorder: colour('edge'),
    inputTextColor: colour('text'),
    inputBorderRadius: 6,
  });
}

/** Dark or light, as the person's system has it. */
export const ownBrand = brand(
  globalThis.matchMedia?.('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
);

function drawMark(track: string, accent: string, text: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="28" viewBox="0 0 120 28" fill="none">
<g transform="translate(2 2)"><circle cx="12" cy="12" r="9.5" stroke="${track}" stroke-width="3"/>
<path d="M12 2.5a9.5 9.5 0 1 1-8.64 5.55" stroke="${accent}" stroke-width="3" stroke-linecap="round"/>
<circle cx="12" cy="12" r="3" fill="${accent}"/></g>
<text x="36" y="20" font-family="system-ui, sans-serif" font-weight="600" font-size="17" fill="${text}">Cortex</text></svg>`;
}
