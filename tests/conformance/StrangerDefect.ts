import type { Between } from './startApp.ts';

/** A mistake that somebody may make who builds a server from the contract alone, and the operation that it shows in. */
export type StrangerDefect = { name: string; operationId: string; plant(): Between };
