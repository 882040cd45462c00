/** The globals of a story at the width of a phone. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } };
