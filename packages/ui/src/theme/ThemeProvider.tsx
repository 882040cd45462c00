import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type ColorTheme, DrawnTheme } from './colorTheme.ts';
import { system } from './system.ts';

export type ThemeProviderProps = {
  /** The theme to draw in, where there is no page that wears one. */
  theme?: ColorTheme | undefined;
  children: ReactNode;
};

export function ThemeProvider({ theme, children }: ThemeProviderProps) {
  return (
    <DrawnTheme value={theme}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </DrawnTheme>
  );
}
