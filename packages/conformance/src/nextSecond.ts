import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a server that keeps times in whole seconds tells two moments apart. */
export const nextSecond = () => pause(1_100);
