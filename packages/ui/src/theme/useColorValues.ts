import { useLayoutEffect, useState } from 'react';
import { type ColorTheme, useTheme } from './colorTheme.ts';

/** Gives a semantic color token's value, for what takes no CSS variable. */
type ReadColor = (token: string) => string;

/** The theme's colors as values; others when the theme changes, null until the styles apply. */
export function useColorValues(): ReadColor | null {
  const theme = useTheme();
  const [values, setValues] = useState<{ theme: ColorTheme; read: ReadColor } | null>(null);
  useLayoutEffect(() => {
    const styles = getComputedStyle(document.documentElement);
    setValues({ theme, read: (token) => styles.getPropertyValue(`--cortex-colors-${token}`).trim() });
  }, [theme]);
  return values?.theme === theme ? values.read : null;
}
