import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { breakpoints } from './breakpoints.ts';
import { globalStyles } from './globalStyles.ts';
import { inputRecipe, textareaRecipe } from './recipes/control.ts';
import { fieldRecipe } from './recipes/field.ts';
import { semanticTokens } from './semanticTokens.ts';
import { tokens } from './tokens.ts';

/** The one Chakra system. It starts from the bare base, so that no recipe or token ships that nothing uses. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'cortex',
    cssVarsRoot: ':where(html, .chakra-theme)',
    preflight: true,
    globalCss: globalStyles,
    theme: {
      breakpoints,
      tokens,
      semanticTokens,
      recipes: { input: inputRecipe, textarea: textareaRecipe },
      slotRecipes: { field: fieldRecipe },
      keyframes: {
        appear: { from: { opacity: 0 }, to: { opacity: 1 } },
        rise: { from: { transform: 'translateY(-4px)' }, to: { transform: 'none' } },
        slideIn: { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
        breathe: { '50%': { opacity: 0.35 } },
      },
    },
  }),
);
