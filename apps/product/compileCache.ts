import { enableCompileCache, flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

/**
 * Comes ahead of all other modules (`--import`) and keeps what they compile to for the next start, and for the
 * processes that read resumes.
 */
const folder = join(resolve(import.meta.dirname, '../..'), 'node_modules/.cache/compiled');
process.env.NODE_COMPILE_CACHE ??= folder;
enableCompileCache(process.env.NODE_COMPILE_CACHE);
// Node itself writes it at a calm end, which not every process has.
setTimeout(flushCompileCache, 10_000).unref();
