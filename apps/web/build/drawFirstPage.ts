import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const drawing = fileURLToPath(new URL('../src/firstPage/drawn.tsx', import.meta.url));

/** Puts the first page into index.html, once a theme, with its styles, for the script there to show one. */
export function drawFirstPage(): Plugin {
  return {
    name: 'cortex-draw-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { module } = await runnerImport<typeof import('../src/firstPage/drawn.tsx')>(drawing, {
          configFile: false,
          mode: 'production',
        });
        const pages = Object.entries(module.drawn).map(
          ([theme, page]) => `<template id="drawn-${theme}">${page.html}</template>`,
        );
        return html
          .replace('<!-- drawn styles -->', () => module.drawn.dark.styles)
          .replace('<!-- drawn pages -->', () => pages.join('\n    '));
      },
    },
  };
}
