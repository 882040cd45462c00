import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import initialize, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';

/** The same pixels in fewer bytes: answers each PNG that it gets with a smaller one. */
const wasm = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
await initialize(await WebAssembly.compile(readFileSync(wasm)));

parentPort?.on('message', (bytes: Uint8Array) => {
  parentPort?.postMessage(optimise(bytes, 2, false, false));
});
