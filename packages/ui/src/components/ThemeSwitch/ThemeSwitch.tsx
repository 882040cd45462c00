import { Moon, Sun } from 'lucide-react';
import { setTheme, useTheme } from '../../theme/colorTheme.ts';
import { Button } from '../Button/Button.tsx';

export function ThemeSwitch() {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={`Use the ${other} theme`}
      title={`Use the ${other} theme`}
      onClick={() => setTheme(other)}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </Button>
  );
}
