import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const toPath = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

/** What Node does, and what does it in a browser: file for file. */
const FOLDERS = [
  [toPath('../../mock-server/src/platform/'), toPath('../src/platform/server/')],
  [toPath('../../../packages/resume-text/src/platform/'), toPath('../src/platform/resume-text/')],
] as const;

/** Puts what a browser has into the place of what the server, and what reads resumes, take from Node. */
export function replacePlatform(): Plugin {
  return {
    name: 'cortex-replace-platform',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.includes('/platform/')) return;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const [node, browser] = FOLDERS.find(([folder]) => found?.id.startsWith(folder)) ?? [];
      return found && node && browser ? browser + found.id.slice(node.length) : undefined;
    },
  };
}
