import { join, resolve } from 'node:path';
import { writeCssVariables, writeDesignTokens } from '../../packages/ui/src/theme/designTokens.ts';

const folder = resolve(import.meta.dirname, '../../packages/ui/tokens');

/** The files of the tokens, as they have to be now. */
export function tokenFiles(): Record<string, string> {
  return {
    [join(folder, 'cortex.tokens.json')]: `${JSON.stringify(writeDesignTokens(), null, 2)}\n`,
    [join(folder, 'cortex.css')]: writeCssVariables(),
  };
}
