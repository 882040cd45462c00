import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const drawing = fileURLToPath(new URL('../src/firstPage/drawn.tsx', import.meta.url));

const APP = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/** Puts the first page into index.html, once a theme, with its styles, and what loads the app into a template, for the script there to take. */
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
        const templates = { app: (html.match(APP) ?? []).join(''), ...module.drawn.pages };
        const texts = Object.entries(templates).map(
          ([name, text]) => `<template id="${name}">${text}</template>`,
        );
        return html
          .replace(APP, '')
          .replace('<!-- drawn styles -->', () => module.drawn.styles)
          .replace('<!-- drawn pages -->', () => texts.join('\n    '));
      },
    },
  };
}
