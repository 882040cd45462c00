import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const drawing = fileURLToPath(new URL('../src/firstPage/drawn.tsx', import.meta.url));

const APP = /\s*<script type="module"[^>]* src="([^"]*)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]*)"[^>]*>/g;

/**
 * Puts the first page into index.html, once a theme, with its styles. What starts the app goes into a template, for the
 * script there to take; its files are asked for at once, after all that the first paint needs.
 */
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
        const [app = '', entry = ''] = APP.exec(html) ?? [];
        const preloaded = Array.from(html.matchAll(PRELOAD), ([, address]) => address);
        const files = [entry, ...preloaded];
        const preloads = files.map(
          (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}" />`,
        );
        const templates = Object.entries({ app, ...module.drawn.pages }).map(
          ([name, text]) => `<template id="${name}">${text}</template>`,
        );
        return html
          .replace(APP, '')
          .replaceAll(PRELOAD, '')
          .replace('<!-- app files -->', () => preloads.join(''))
          .replace('<!-- drawn styles -->', () => module.drawn.styles)
          .replace('<!-- drawn pages -->', () => templates.join('\n    '));
      },
    },
  };
}
