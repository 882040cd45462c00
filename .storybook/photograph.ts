import type { StoryContext } from '@storybook/react-vite';

/** The states of a screen that are compared on a phone as well. */
const ON_PHONES = /^screens-.*--(default|load-error|empty)$/;

/** Compares a story, as it stands after its play, with its picture in tests/visual/baselines, pixel by pixel. In the pinned browser alone. */
export async function photograph({ id, globals }: Pick<StoryContext, 'id' | 'globals'>): Promise<void> {
  if (!('__vitest_worker__' in globalThis)) return;
  const { expect, inject } = await import('vitest');
  if (!inject('comparesPictures')) return;
  const { page } = await import('vitest/browser');
  await document.fonts.ready;
  scrollToTheTop();
  // Whether a button that was disabled for a moment has its focus back yet is a matter of frames.
  if (!/focus|keyboard/.test(id) && document.activeElement instanceof HTMLButtonElement) {
    document.activeElement.blur();
  }
  await expect(page.elementLocator(document.body)).toMatchScreenshot(`${globals.theme}/${id}`);
  if (globals.viewport?.value !== 'desktop' || !ON_PHONES.test(id)) return;
  await page.viewport(360, 740);
  await expect(page.elementLocator(document.body)).toMatchScreenshot(`${globals.theme}/${id}-360`);
}

/** How far a page or a dialog scrolled along with the focus is a matter of pixels. Lists stay: their scroll shows what was opened. */
function scrollToTheTop(): void {
  window.scrollTo(0, 0);
  for (const element of document.querySelectorAll('body *:not([role="listbox"])')) {
    if (element.scrollTop !== 0) element.scrollTop = 0;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the tests run in the browser that the pictures were taken in. */
    comparesPictures: boolean;
  }
}
