import { ownBrand } from './brand.ts';

/** What is said beside something in a panel. */
export const muted = { color: ownBrand.textMutedColor, fontSize: 13 };

/** A field of a panel. */
export const field = {
  display: 'block',
  width: '100%',
  boxSizing: 'border-box',
  marginBlock: 4,
  padding: 8,
  font: 'inherit',
  color: ownBrand.inputTextColor,
  background: ownBrand.inputBg,
  border: `1px solid ${ownBrand.buttonBorder}`,
  borderRadius: 6,
} as const;
