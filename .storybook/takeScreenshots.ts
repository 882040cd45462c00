import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { applyTheme, type ColorTheme, getTheme } from '../packages/ui/src/theme/colorTheme.ts';
import type { Place } from '../tests/visual/matchesScreenshot.ts';
import { checkColours } from './checkColours.ts';

/** The states of a screen that are compared on a phone as well. */
const ON_PHONES = /^screens-.*--(default|load-error|empty)$/;

const NO_SELECTIONS = 'no-selections';

/**
 * Compares a story, as it stands after its play, with its screenshots, pixel by pixel: in the theme that it was
 * played in, then in the other one, which the page changes to as a person changes it, and both again on a phone where
 * that is compared too. What differs in one of them is told after the others were looked at. Leaves the page in its
 * first theme. What the change of the theme ends, a tooltip of a chart, `parameters.playInOtherTheme` does again.
 */
export async function takeScreenshots(context: StoryContext): Promise<void> {
  if (!('__vitest_worker__' in globalThis)) return;
  const { inject } = await import('vitest');
  const { page } = await import('vitest/browser');
  const { id, globals, parameters } = context;
  const { innerWidth, innerHeight } = window;
  const first = getTheme();
  const other = first === 'dark' ? 'light' : 'dark';
  const name = (theme: ColorTheme) => `${theme === first ? globals.theme : swap(globals.theme)}/${id}`;
  const isOff = inject('screenshots') === 'off';
  const differences: (string | null)[] = [];
  const take = async (theme: ColorTheme, ending = '') => {
    if (isOff) return;
    differences.push(await compare(id, name(theme) + ending));
  };
  await take(first);
  // A page that is longer than its window was photographed in a longer one.
  if (window.innerHeight !== innerHeight) await page.viewport(innerWidth, innerHeight);
  applyTheme(other);
  await parameters.playInOtherTheme?.(context);
  await take(other);
  await checkColours(context);
  if (!isOff && globals.viewport?.value === 'desktop' && ON_PHONES.test(id)) {
    await page.viewport(360, 740);
    await waitFor(() => expectNoTooWideChart());
    await take(other, '-360');
    await page.viewport(360, 740);
    applyTheme(first);
    await take(first, '-360');
  }
  applyTheme(first);
  const told = differences.filter((difference) => difference !== null);
  if (told.length > 0 && inject('screenshots') === 'compared') throw new Error(told.join('\n'));
}

function swap(theme: unknown): ColorTheme {
  return theme === 'light' ? 'dark' : 'light';
}

/** What a screenshot must not depend on is put aside, and what still moves is waited for. */
async function rest(id: string): Promise<void> {
  await document.fonts.ready;
  await settle();
  // Storybook pauses those that it finds; what is paused is drawn on a layer of its own, with other roundings.
  for (const animation of document.getAnimations()) animation.cancel();
  hideSelections();
  scrollToTheTop();
  removeCaret();
  // Whether a button that was disabled for a moment has its focus back yet is a matter of frames.
  if (!/focus|keyboard/.test(id) && document.activeElement instanceof HTMLButtonElement) {
    document.activeElement.blur();
  }
}

/** Says what differs; null where nothing does. The whole of the page is in the screenshot, not what a window of it shows. */
async function compare(id: string, name: string): Promise<string | null> {
  await rest(id);
  const { expect } = await import('vitest');
  const { commands, page } = await import('vitest/browser');
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > window.innerHeight) await page.viewport(window.innerWidth, scrollHeight);
  if (await commands.matchesScreenshot(name, findBody())) return null;
  // On a busy machine the browser may keep the edges that it drew while something moved, and a button may have its focus
  // back only now. Redrawn at rest, they have to match to the pixel, and only redrawn ones are stored.
  await drawAnew();
  await rest(id);
  if (await commands.matchesScreenshot(name, findBody())) return null;
  return expect(page.elementLocator(document.body))
    .toMatchScreenshot(name)
    .then(() => null, readDifference);
}

/** Where the body is in the page around the story, in whole pixels. */
function findBody(): Place {
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const body = document.body.getBoundingClientRect();
  const [x, y] = [Math.floor(frame.x + body.x), Math.floor(frame.y + body.y)];
  return {
    x,
    y,
    width: Math.ceil(frame.x + body.right) - x,
    height: Math.ceil(frame.y + body.bottom) - y,
  };
}

function readDifference(error: unknown): string {
  const message = String(error);
  if (!/does not match the stored reference|No existing reference/.test(message)) throw error;
  return message;
}

async function drawAnew(): Promise<void> {
  // A chart that gets another width for a moment loses its tooltip.
  if (document.querySelector('.apexcharts-tooltip.apexcharts-active')) return;
  const { page } = await import('vitest/browser');
  const { innerWidth, innerHeight } = window;
  await page.viewport(innerWidth + 1, innerHeight + 1);
  await page.viewport(innerWidth, innerHeight);
  // What faded a moment ago may still be as it was drawn on a layer of its own: a layer for all, and none again, draws it anew.
  document.body.style.willChange = 'opacity';
  await frames(2);
  document.body.style.willChange = '';
  await frames(2);
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
}

/**
 * How far a page or a dialog scrolled along with the focus is a matter of pixels. Lists stay: their scroll shows what
 * was opened.
 */
function scrollToTheTop(): void {
  window.scrollTo(0, 0);
  for (const element of document.querySelectorAll('body *:not([role="listbox"])')) {
    if (element.scrollTop !== 0) element.scrollTop = 0;
  }
}

/**
 * A dialog that gives the focus back to a field selects its text, unless the field has the focus already: a matter of
 * frames. In a picker it is meant.
 */
function hideSelections(): void {
  if (document.getElementById(NO_SELECTIONS)) return;
  const style = document.createElement('style');
  style.id = NO_SELECTIONS;
  style.textContent =
    'input:not([role=combobox])::selection { background: transparent; color: currentColor }' +
    '* { caret-color: transparent !important }';
  document.head.append(style);
}

/**
 * The browser draws what comes after a caret on a layer of its own, with other roundings, and which field it blinks in
 * is a matter of frames.
 */
function removeCaret(): void {
  if (document.activeElement?.role !== 'combobox') document.getSelection()?.removeAllRanges();
}

/** A dialog that closes gives the focus back some frames after it is gone. */
async function settle(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector('[role=dialog][data-state=closed]:not([hidden])'))
      throw new Error('A dialog is still closing.');
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    if (moving.length > 0) throw new Error('Something still changes its colour or its place.');
  });
  await frames(4);
}

/** A chart is redrawn some time after its container became narrower. */
function expectNoTooWideChart(): void {
  for (const chart of document.querySelectorAll('.apexcharts-canvas')) {
    if (chart.getBoundingClientRect().right > window.innerWidth)
      throw new Error('A chart has not been redrawn yet.');
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * What is done with screenshots: nothing outside the browser that they were taken in; `compared` fails a story that
     * looks different; `collected` only keeps what differs, for a report.
     */
    screenshots: 'off' | 'compared' | 'collected';
    /** What the stories begin with; Storybook's plugin reads it by this name. */
    'storybook/test-initial-globals': { a11y: { manual: boolean } };
  }
}
