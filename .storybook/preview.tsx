import { configureBaseUrl } from '@cortex/api-client/http';
import { handlers } from '@cortex/api-client/mocks/handlers';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { definePreview } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import addonMsw from 'msw-storybook-addon';
import { useEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { action } from 'storybook/actions';
import { configure } from 'storybook/test';
import { LinkProvider } from '../packages/ui/src/components/Link/Link.tsx';
import '../packages/ui/src/theme/fonts.css';
import { loadToasts, Toaster } from '../packages/ui/src/feedback/Toaster/Toaster.tsx';
import { clearToasts } from '../packages/ui/src/feedback/Toaster/toaster.ts';
import { dropDrafts } from '../packages/ui/src/forms/drafts/tabs.ts';
import { startNetwork } from '../packages/ui/src/stories/network.ts';
import { applyTheme } from '../packages/ui/src/theme/colorTheme.ts';
import { ThemeProvider } from '../packages/ui/src/theme/ThemeProvider.tsx';
import { skipOwnerStacks } from '../tests/browser/skipOwnerStacks.ts';
import { findPlace, placeInFrame } from './AppFrame.tsx';
import { actAsAPerson } from './actAsAPerson.ts';
import { withBothThemes } from './BothThemes.tsx';
import { ownBrand } from './brand.ts';
import { showComments } from './comments.ts';
import { applyConditions } from './conditions.ts';
import { DocsPage } from './DocsPage.tsx';
import { holdStill } from './holdStill.ts';
import { layDesigns } from './layDesign.ts';
import { applyLocale } from './locales.ts';
import { modes } from './modes.ts';
import { offerPlaces } from './placeOnStory.ts';
import { insistOnReloads, isReloading, reloadPage } from './reload.ts';
import { startStoryClock } from './storyClock.ts';
import { takeScreenshots } from './takeScreenshots.ts';
import { checkWatch, isWatched, startWatch, unmountWhenLeft } from './watch.ts';
import { workingControls } from './workingControls.ts';

const API = 'https://api.cortex.test';

// A story waits for what it names as long as a busy machine needs; one second is too little there.
configure({ asyncUtilTimeout: 8_000 });

startStoryClock();

if ('__vitest_worker__' in globalThis) skipOwnerStacks();

const withApp: Decorator = function App(Story) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [isLeft, leave] = useReducer(() => true, false);
  useEffect(() => unmountWhenLeft(() => flushSync(leave)), []);
  return (
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <LinkProvider onNavigate={action('navigate')}>
          {!isLeft && <Story />}
          <Toaster upgradeHref="/upgrade-needed" />
        </LinkProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
};

if (!('__vitest_worker__' in globalThis)) {
  insistOnReloads();
  layDesigns();
}

/** A play goes on when its story is left, and what it then misses would be told of the next story. It ends with its page. */
function reloadWhenLeft({ abortSignal, loaded }: StoryContext): void {
  abortSignal.addEventListener('abort', () => {
    if (loaded.ended) return;
    reloadPage();
  });
}

/** Empties the browser's storage, but for what the Storybook around the stories keeps there. */
function emptyStorage(): void {
  for (const key of Object.keys(localStorage))
    if (!key.startsWith('storybook-')) localStorage.removeItem(key);
}

export default definePreview({
  tags: ['autodocs'],
  decorators: [withApp, withBothThemes],
  argTypesEnhancers: [workingControls],

  initialGlobals: {
    theme: 'dark',
    frame: 'alone',
    locale: 'en',
    comments: 'hidden',
    text: 'normal',
    motion: 'system',
    colours: 'own',
    viewport: { value: 'desktop', isRotated: false },
  },

  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'both', title: 'Both themes', icon: 'sidebyside' },
        ],
      },
    },
    frame: {
      description: 'The page alone, or within the app',
      toolbar: {
        icon: 'sidebaralt',
        dynamicTitle: true,
        items: [
          { value: 'alone', title: 'Page alone' },
          { value: 'app', title: 'Within the app' },
        ],
      },
    },
    locale: {
      description: 'The language of the texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Long words, as in German' },
          { value: 'ar', title: 'Right to left, as in Arabic' },
        ],
      },
    },
    text: {
      description: 'The size of the text',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Text 100 %' },
          { value: 'double', title: 'Text 200 %' },
        ],
      },
    },
    colours: {
      description: 'The colours of the system in place of ours',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'Own colours' },
          { value: 'forced', title: 'Forced colours' },
        ],
      },
    },
    comments: {
      description: 'Comments on the pictures',
      toolbar: {
        icon: 'comment',
        dynamicTitle: true,
        items: [
          { value: 'hidden', title: 'Comments hidden' },
          { value: 'shown', title: 'Comments pinned' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: "The system's motion" },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },

  parameters: {
    layout: 'fullscreen',
    // Each story of a docs page is a page of its own: they share no network, no theme and no toasts.
    docs: {
      page: DocsPage,
      theme: ownBrand,
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      story: { inline: false, height: '360px' },
    },
    chromatic: { modes },
    a11y: {
      test: 'error',
      options: {
        preload: false,
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      config: {
        rules: [
          ...['region', 'page-has-heading-one', 'landmark-one-main'].map((id) => ({ id, enabled: false })),
          // A mark in a resume is as high as the line that it marks, which WCAG 2.5.8 excepts as inline; a quote of
          // full size leads to the same place.
          { id: 'target-size', selector: ':not([data-mark])' },
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        low: {
          name: 'Low window, 1280 × 720',
          styles: { width: '1280px', height: '720px' },
          type: 'desktop',
        },
        laptop: { name: 'Laptop, 1366 × 768', styles: { width: '1366px', height: '768px' }, type: 'desktop' },
        wide: { name: 'Wide, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'When to use what',
          'Foundations',
          ['Tokens', 'Colour', 'Type'],
          'Components',
          'Screens',
        ],
      },
    },
  },

  async beforeEach(context) {
    // The next story begins in the page that comes.
    if (isReloading()) await new Promise(() => {});
    await loadToasts();
    const { globals, msw, parameters, id, title, canvasElement } = context;
    context.userEvent = actAsAPerson();
    if (window.frameElement?.hasAttribute('data-gallery')) holdStill();
    applyTheme(globals.theme === 'light' ? 'light' : 'dark');
    applyConditions(globals);
    if (!('__vitest_worker__' in globalThis)) {
      showComments(id, globals);
      offerPlaces(id, globals.theme);
    }
    placeInFrame(canvasElement, globals.frame === 'app' ? findPlace(title, parameters) : null);
    // The toolbar was used: the story goes on as it stands.
    if (isWatched(id, canvasElement)) return;
    applyLocale('en');
    reloadWhenLeft(context);
    const watch = await startWatch({ id, canvasElement, expectsFailure: parameters.expectsFailure === true });
    configureBaseUrl(API, { takesIdempotencyKeys: true });
    emptyStorage();
    clearToasts();
    dropDrafts();
    msw.resetHandlers(
      ...handlers,
      http.all(`${API}/*`, ({ request }) => {
        watch.reportUnhandled(`${request.method} ${request.url}`);
        return HttpResponse.error();
      }),
    );
    return watch.stop;
  },

  async afterEach(context) {
    checkWatch();
    context.loaded.ended = true;
    applyLocale(context.globals.locale);
    await takeScreenshots(context);
  },

  addons: [addonDocs(), addonA11y(), addonMsw(startNetwork)],
});
