import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/docs/*.mdx',
    { directory: '../packages/ui/src/foundations', titlePrefix: 'Foundations' },
    ...['components', 'forms', 'feedback', 'lists'].map((room) => ({
      directory: `../packages/ui/src/${room}`,
      titlePrefix: 'Components',
    })),
    { directory: '../packages/ui/src/screens', titlePrefix: 'Screens' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
