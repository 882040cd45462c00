import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

/** Chakra writes the light rule for `:root` too, so that the dark one must come after it. */
function pair(dark: string, light: string) {
  return { value: { _light: light, _dark: dark } };
}

export const semanticTokens = defineSemanticTokens({
  colors: {
    canvas: pair('#0B0D12', '#F6F7F9'),
    surface: pair('#12151C', '#FFFFFF'),
    raised: pair('#191D26', '#FFFFFF'),
    hovered: pair('#191D26', '#F0F2F6'),
    line: pair('#262C38', '#E2E5EB'),
    /** The edge of a control: 3:1 against every surface, which a divider need not have. */
    edge: pair('#5F6A83', '#868FA1'),
    text: pair('#E9ECF3', '#171A21'),
    muted: pair('#9BA4B6', '#586174'),
    accent: pair('#8B93FF', '#4A52D6'),
    accentSolid: pair('#5B64E8', '#4A52D6'),
    accentSolidHovered: pair('#4F58D9', '#3D45C2'),
    accentSubtle: pair('#1E2140', '#ECEDFC'),
    onAccent: pair('#FFFFFF', '#FFFFFF'),
    good: pair('#45B98C', '#1B7F5A'),
    goodSubtle: pair('#12291F', '#E8F5EF'),
    warn: pair('#E2A93F', '#8A5A00'),
    warnSubtle: pair('#2B2312', '#FBF3E1'),
    bad: pair('#F2707B', '#C62F3B'),
    badSubtle: pair('#331A1F', '#FCEDEE'),
    /** A page of paper and what is marked on it, in the dark theme too: it is drawn as it would be printed. */
    paper: pair('#FFFFFF', '#FFFFFF'),
    paperMark: pair('#FFF0B8', '#FFF0B8'),
    paperChosen: pair('#FFD24D', '#FFD24D'),
    paperInk: pair('#171A21', '#171A21'),
    scrim: pair('rgba(4, 5, 8, 0.66)', 'rgba(23, 26, 33, 0.4)'),
  },
  shadows: {
    float: pair(
      '0 0 0 1px #262C38, 0 12px 32px rgba(0, 0, 0, 0.5)',
      '0 0 0 1px #E2E5EB, 0 12px 32px rgba(23, 26, 33, 0.14)',
    ),
  },
});
