import { writeFileSync } from 'node:fs';
import { tokenFiles } from './tokenFiles.ts';

/** Writes the tokens of the theme for tools that do not read our code. */
for (const [path, text] of Object.entries(tokenFiles())) writeFileSync(path, text);
console.log(Object.keys(tokenFiles()).join('\n'));
