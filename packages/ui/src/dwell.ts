/** How long the pointer has to rest on something before it counts as intended, in milliseconds. */
export const DWELL_MS = 80;
