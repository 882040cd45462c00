import { fileURLToPath } from 'node:url';
import { type IndexHtmlTransformContext, type Plugin, runnerImport } from 'vite';

const drawing = fileURLToPath(new URL('../src/firstPage/drawn.tsx', import.meta.url));

const APP = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * Puts the first page into index.html, once a theme, with its styles, and what loads the app into a template, for the
 * script there to take.
 */
export function drawFirstPage(): Plugin {
  return {
    name: 'cortex-draw-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        const { module } = await runnerImport<typeof import('../src/firstPage/drawn.tsx')>(drawing, {
          configFile: false,
          mode: 'production',
        });
        const preloads = findLateFiles(context).map(
          (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
        );
        const app = [...(html.match(APP) ?? []), ...preloads].join('');
        const templates = Object.entries({ app, ...module.drawn.pages }).map(
          ([name, text]) => `<template id="${name}">${text}</template>`,
        );
        return html
          .replace(APP, '')
          .replace('<!-- drawn styles -->', () => module.drawn.styles)
          .replace('<!-- drawn pages -->', () => templates.join('\n    '));
      },
    },
  };
}

/** What the entry and the sign-in would ask for only when they run: small files, but each a way there and back. */
function findLateFiles({ bundle = {}, chunk }: IndexHtmlTransformContext): string[] {
  const signIn = Object.values(bundle).filter(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/pages/SignInPage.tsx'),
  );
  return [...(chunk?.dynamicImports ?? []), ...signIn.map(({ fileName }) => fileName)];
}
