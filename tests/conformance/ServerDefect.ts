import type { Column } from '@cortex/conformance/columns';
import type { Between } from './startApp.ts';

/** Something that a server does wrong, the operation that it does it in, and the check that is to find it. */
export type ServerDefect = { name: string; operationId: string; column: Column; plant(): Between };
