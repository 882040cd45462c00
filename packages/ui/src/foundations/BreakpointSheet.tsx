import { breakpoints } from '../theme/breakpoints.ts';
import { styled } from '../theme/styled.tsx';
import { Rows, SheetOf, Value } from './Specimens.tsx';

const Width = styled('span', {
  base: {
    display: 'block',
    maxWidth: 'full',
    height: '6',
    marginBlockEnd: '1',
    bg: 'accentSubtle',
    borderInlineEnd: '2px solid {colors.accent}',
  },
});

const changes: Record<keyof typeof breakpoints, string> = {
  md: 'the menu stands beside the page; below, it is a drawer',
  lg: 'a panel stands beside its list; below, it is a sheet',
  xl: 'a job stands beside what will be scored of it; below, it comes first',
};

export function BreakpointSheet() {
  return (
    <SheetOf
      title="Breakpoints"
      about="From these widths of the window on, a layout changes. The pages are looked at in 360, 768, 1280 and 1440 pixels."
    >
      <Rows>
        {Object.entries(breakpoints).map(([name, value]) => (
          <li key={name}>
            <Width style={{ width: value }} />
            <Value>{`${name}, from ${value}: ${changes[name as keyof typeof breakpoints]}`}</Value>
          </li>
        ))}
      </Rows>
    </SheetOf>
  );
}
