/** Planted defects that the kit does not catch, each with why. */
export const uncaught: Readonly<Record<string, string>> = {};
