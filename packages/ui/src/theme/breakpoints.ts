/** From which width of the window on a layout changes. */
export const breakpoints = { md: '768px', lg: '1024px', xl: '1280px' };
