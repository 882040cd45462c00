import { builtinModules } from 'node:module';
import type { Plugin } from 'vite';

/** Ends the build where our own code asks for a module of Node, which would be empty in a tab. */
export function refuseNode(): Plugin {
  return {
    name: 'cortex-refuse-node',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || importer.includes('/node_modules/') || !isNodes(source)) return;
      this.error(
        `${importer} imports ${source}, which no browser has: use what both have, or put it into a folder "platform".`,
      );
    },
  };
}

function isNodes(source: string): boolean {
  return source.startsWith('node:') || builtinModules.includes(source);
}
