import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { nameAsset } from '../apps/web/build/nameAsset.ts';
import { nameImports } from './nameImports.ts';

/** Whoever looks for "mobile" finds what is called a phone here. */
function nameForSearch(name: string): string {
  return /^phone\b|on a phone$/i.test(name) ? `${name} (mobile)` : name;
}

/** The types of the framework leave out the manifests, which its preset has. */
const manifests = { experimental_manifests: nameImports };

export default defineMain({
  ...manifests,
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/docs/*.mdx',
    { directory: '../packages/ui/src/foundations', titlePrefix: 'Foundations' },
    ...['components', 'forms', 'feedback', 'lists', 'transfer', 'resumeViewer'].map((folder) => ({
      directory: `../packages/ui/src/${folder}`,
      titlePrefix: 'Components',
    })),
    { directory: '../packages/ui/src/screens', titlePrefix: 'Screens' },
  ],
  staticDirs: [
    { from: '../packages/ui/tokens', to: '/tokens' },
    { from: '../apps/web/public', to: '/' },
  ],
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          entry.name ? { ...entry, name: nameForSearch(entry.name) } : entry,
        ),
    })),
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      rolldownOptions: { ...vite.build?.rolldownOptions, output: { assetFileNames: nameAsset } },
    },
  }),
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
