import { styled } from '../../theme/styled.tsx';

/** The frame of a panel: a column beside its list, on a phone a sheet over it. */
export const PanelFrame = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    position: { base: 'fixed', md: 'static' },
    insetInline: 0,
    insetBlockStart: '{sizes.topBar}',
    insetBlockEnd: 0,
    zIndex: { base: 'sheet', md: 'auto' },
    minWidth: 0,
    height: { base: 'auto', md: 'full' },
    bg: 'surface',
    border: { base: 0, md: '1px solid {colors.line}' },
    borderRadius: { base: 0, md: 'card' },
    overflow: 'hidden',
    '&:focus': { outline: 'none' },
  },
});
