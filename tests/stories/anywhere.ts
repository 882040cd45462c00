import { writeFileSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../browser/chromium.ts';
import { type Story, StoryPage, WAYS, type Way } from './StoryPage.ts';
import { serveBuild, serveDev } from './serveStorybook.ts';

/**
 * Opens the stories as people do: from a folder of some web server, in any order, by address or from the sidebar, with motion and
 * without, in an ordinary window. Says which end red, and fails if one does.
 */
const { values } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
    sample: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    motion: { type: 'string', default: 'both' },
    pages: { type: 'string', default: '4' },
    path: { type: 'string', default: '/design/cortex/' },
    ways: { type: 'string', default: 'address,sidebar,hurry' },
    only: { type: 'string', default: '' },
    report: { type: 'string' },
  },
});

type Motion = 'no-preference' | 'reduce';
/** `passed` is the story that is left at once when somebody is in a hurry. */
type Visit = { story: Story; passed: Story; motion: Motion; way: Way };

const ways = WAYS.filter((way) => values.ways.split(',').includes(way));
let visited = 0;
/** What a report counts: openings that were green, and what was wrong with the others. */
const seen: { passed: number; failures: string[] } = { passed: 0, failures: [] };
const random = seeded(Number(values.seed));
const served = await (values.dev ? serveDev() : serveBuild(values.path));
const browser = await chromium.launch(await chromiumLaunchOptions());
const startedAt = Date.now();
try {
  const stories = await listStories(browser);
  const asked = process.argv.slice(2).filter((arg) => !arg.startsWith('--seed') && arg !== values.seed);
  console.log(
    `Seed ${values.seed}. Again: npm run stories:anywhere -- ${[...asked, '--seed', values.seed].join(' ')}`,
  );
  const motions: Motion[] =
    values.motion === 'both'
      ? ['no-preference', 'reduce']
      : [values.motion === 'reduce' ? 'reduce' : 'no-preference'];
  let red = 0;
  const share = values.sample === undefined ? undefined : Math.ceil(Number(values.sample) / motions.length);
  for (const motion of motions) red += await visitAll(stories, motion, share);
  console.log(`${Math.round((Date.now() - startedAt) / 1000)} s`);
  if (values.report) writeFileSync(values.report, JSON.stringify(seen));
  process.exitCode = red > 0 ? 1 : 0;
} finally {
  await browser.close();
  await served.close();
}

async function visitAll(stories: Story[], motion: Motion, share?: number): Promise<number> {
  const visits: Visit[] = Array.from({ length: Number(values.times) }, () => choose(stories, share))
    .flat()
    .map((story) => ({
      story,
      motion,
      way: pick(ways),
      passed: pick(stories),
    }));
  const ids = new Set(visits.map(({ story }) => story.id));
  const red = new Set<string>();
  const queue = [...visits];
  await Promise.all(Array.from({ length: Number(values.pages) }, () => visitOneByOne(queue, red)));
  console.log(
    `${motion === 'reduce' ? 'With reduced motion' : 'With motion'}: ${visits.length} openings of ${ids.size} stories, ${red.size} stories red.`,
  );
  return red.size;
}

/** One tab, in a browser profile of its own. */
async function visitOneByOne(queue: Visit[], red: Set<string>): Promise<void> {
  const [first] = queue;
  if (!first) return;
  const openPage = async () =>
    StoryPage.open(await browser.newContext({ reducedMotion: first.motion }), served.url);
  let page = await openPage();
  for (let visit = queue.shift(); visit; visit = queue.shift()) {
    const { story, way, passed } = visit;
    const faults = await look(page, visit).catch(async (error: Error) => {
      await page.close();
      page = await openPage();
      return [error.message];
    });
    visited += 1;
    if (visited % 50 === 0) console.log(`${visited} opened`);
    if (faults.length === 0) {
      seen.passed += 1;
      continue;
    }
    red.add(story.id);
    const how = way === 'hurry' ? `from the sidebar, past ${passed.id}` : `by ${way}`;
    console.log(`✗ ${story.id} (${how})\n    ${faults.map(shorten).join('\n    ')}`);
    seen.failures.push(`${story.id} (${how}): ${faults.map(shorten).join(' | ')}`);
  }
  await page.close();
}

async function look(page: StoryPage, { story, way, passed }: Visit): Promise<string[]> {
  if (way === 'hurry') await page.pass(passed);
  return page.judge(story, way);
}

function shorten(fault: string): string {
  return stripVTControlCharacters(fault)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .join(' ')
    .slice(0, 500);
}

/** The stories of the Storybook, each with the window that it is made for. */
async function listStories(opened: Browser): Promise<Story[]> {
  const context = await opened.newContext();
  const page = await context.newPage();
  await page.goto(`${served.url}iframe.html?id=welcome--docs&viewMode=docs`);
  await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue);
  const stories = await page.evaluate(async () => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const known = await preview.extract();
    return Object.values(
      known as Record<
        string,
        {
          id: string;
          globals?: { viewport?: { value?: string } };
          storyGlobals?: { viewport?: { value?: string } };
          parameters: {
            viewport: { options: Record<string, { styles: { width: string; height: string } }> };
          };
        }
      >,
    ).map(({ id, globals, storyGlobals, parameters }) => {
      const name = storyGlobals?.viewport?.value ?? globals?.viewport?.value ?? 'desktop';
      const { width, height } = parameters.viewport.options[name]?.styles ?? {
        width: '1280px',
        height: '800px',
      };
      return { id, width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
    });
  });
  await context.close();
  return stories
    .filter(({ id }) => id.includes(values.only))
    .toSorted((one, other) => one.id.localeCompare(other.id));
}

/** All of them, or as many as were asked for, in a random order. */
function choose(stories: Story[], share?: number): Story[] {
  const order = stories
    .map((story) => ({ story, place: random() }))
    .toSorted((one, other) => one.place - other.place);
  return order.map(({ story }) => story).slice(0, share);
}

function pick<Thing>(things: readonly Thing[]): Thing {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error('There is nothing to pick from.');
  return thing;
}

/** Random numbers that come again with the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
