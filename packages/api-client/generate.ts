import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { draftClient, generated, readFolder } from './draftClient.ts';

/** Writes what follows from openapi.yaml, once all of it could be made; what stays the same is not touched. */
const draft = await draftClient();
const before = readFolder(generated);
for (const path of before.keys()) if (!draft.has(path)) rmSync(path);
for (const [path, text] of draft) {
  if (before.get(path) === text) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
