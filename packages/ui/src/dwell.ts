/** How long something is pointed at before it counts as meant, in milliseconds. */
export const DWELL_MS = 80;
