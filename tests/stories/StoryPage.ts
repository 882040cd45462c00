import type { BrowserContext, Page } from 'playwright';

export type Story = { id: string; width: number; height: number };

/** How a person comes to a story: by its address, from the sidebar, or from the sidebar before the last one was through. */
export const WAYS = ['address', 'sidebar', 'hurry'] as const;
export type Way = (typeof WAYS)[number];

type ReportedEvent = {
  /** The document that tells it: a reload may come between. */
  page: number;
  event: string;
  storyId?: string;
  status?: string;
  message?: string;
  phase?: string;
};

type End = { status: string; page: number };

/** The longest that a story may take; what it waits for has 8 seconds each. */
const LONGEST = 60_000;

/** What Storybook's preview tells, as far as a story's end is concerned. */
const EVENTS = [
  'storyRenderPhaseChanged',
  'storyFinished',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyErrored',
  'storyThrewException',
  'storyMissing',
  'configError',
];

/** What is told of the whole page, and not of one story. */
const ABOUT_THE_PAGE = ['page error', 'configError', 'storyMissing'];

/** The phases of a story before anything of it is seen. */
const EARLY = ['preparing', 'loading', 'beforeEach'];

/** One tab with the preview of a Storybook, which opens stories and says what is wrong with them. */
export class StoryPage {
  #page: Page;
  #url: string;
  #opened = '';
  #faults: { page: number; fault: string }[] = [];
  /** The story whose phase was told last: an exception is told without a name. */
  #telling = '';
  #begun = () => {};
  #finished: (end: End) => void = () => {};

  private constructor(page: Page, url: string) {
    this.#page = page;
    this.#url = url;
  }

  static async open(context: BrowserContext, url: string): Promise<StoryPage> {
    const page = await context.newPage();
    const story = new StoryPage(page, url);
    await page.exposeFunction('tellEvent', (event: ReportedEvent) => story.#hear(event));
    await page.addInitScript(listenToPreview, EVENTS);
    page.on('response', (response) => {
      if (response.url().startsWith(new URL(url).origin) && response.status() >= 400)
        story.#faults.push({ page: 0, fault: `${response.status()} ${response.url()}` });
    });
    return story;
  }

  /** Opens a story, waits for the end of its play, and gives what is wrong; an empty list is a green story. */
  async judge(story: Story, way: Way): Promise<string[]> {
    return within(1.5 * LONGEST, this.#judge(story, way), 'no answer of the page');
  }

  async #judge(story: Story, way: Way): Promise<string[]> {
    await this.#page.setViewportSize(story);
    this.#faults = [];
    const end = this.#end();
    await this.#show(story.id, way);
    const { status, page } = await end;
    const faults = this.#faults.filter((each) => [page, 0].includes(each.page)).map(({ fault }) => fault);
    if (status !== 'success') faults.push(`ended with ${status}`);
    faults.push(...(await this.#page.evaluate(faultsInSight)));
    return [...new Set(faults)];
  }

  /** Opens a story and leaves it as soon as something of it is seen; throws where nothing is. */
  async pass(story: Story): Promise<void> {
    const begun = new Promise<void>((seen) => {
      this.#begun = seen;
    });
    await this.#show(story.id, 'sidebar');
    await within(LONGEST, begun, `nothing seen of ${story.id}`);
  }

  /** Ends a page that no longer answers, too. */
  async close(): Promise<void> {
    await within(LONGEST, this.#page.context().close(), 'the tab did not close').catch(() => {});
  }

  async #show(id: string, way: Way): Promise<void> {
    if (way === 'address' || this.#opened === '' || this.#opened === id) {
      this.#opened = id;
      await this.#page.goto(`${this.#url}iframe.html?id=${id}&viewMode=story`, { waitUntil: 'commit' });
      return;
    }
    this.#opened = id;
    await this.#page.evaluate((storyId) => {
      const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      if (!preview) window.location.search = `?id=${storyId}&viewMode=story`;
      else
        Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', {
          storyId,
          viewMode: 'story',
        });
    }, id);
  }

  #end(): Promise<End> {
    return new Promise((ended) => {
      const late = setTimeout(() => ended({ status: `no end within ${LONGEST / 1000} s`, page: 0 }), LONGEST);
      this.#finished = (end) => {
        clearTimeout(late);
        ended(end);
      };
    });
  }

  #hear({ event, storyId, status, message, phase, page }: ReportedEvent): void {
    if (event === 'storyRenderPhaseChanged') {
      this.#telling = storyId ?? '';
      if (storyId === this.#opened && !EARLY.includes(phase ?? '')) this.#begun();
    } else if (event === 'storyFinished') {
      if (storyId === this.#opened) this.#finished({ status: status ?? 'no status', page });
    } else if (this.#telling === this.#opened || ABOUT_THE_PAGE.includes(event)) {
      this.#faults.push({ page, fault: `${event}: ${message ?? ''}` });
      if (['storyMissing', 'configError'].includes(event)) this.#finished({ status: event, page });
    }
  }
}

/** A page whose script never rests answers nothing, and Playwright waits for it without an end. */
async function within<Result>(
  milliseconds: number,
  promise: Promise<Result>,
  otherwise: string,
): Promise<Result> {
  let late: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`${otherwise} within ${milliseconds / 1000} s`)), milliseconds);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(late));
}

/** Runs in the page, before anything else of it. */
function listenToPreview(events: string[]): void {
  const tell = (event: object) =>
    Reflect.get(window, 'tellEvent')({ page: performance.timeOrigin, ...event });
  type Violation = { id: string; nodes: { html: string; failureSummary?: string }[] };
  const violated = (report: { result?: { violations?: Violation[] } }) =>
    report.result?.violations?.map(({ id, nodes }) => [
      id,
      ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    ]);
  window.addEventListener('error', ({ message }) => tell({ event: 'page error', message }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    tell({ event: 'page error', message: String(reason) }),
  );
  let current: unknown;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => current,
    set(channel) {
      current = channel;
      for (const event of events) {
        channel.on(event, (data: Record<string, unknown> | Record<string, unknown>[] | undefined) => {
          const told = Array.isArray(data) ? data[0] : data;
          const reports = told?.reporters;
          const failed = Array.isArray(reports)
            ? reports
                .filter((report) => report.status === 'failed')
                .map((report) => JSON.stringify(violated(report) ?? report).slice(0, 1500))
            : [];
          Reflect.get(
            window,
            'tellEvent',
          )({
            event,
            storyId: told?.storyId,
            phase: told?.newPhase,
            status: failed.length > 0 ? `${told?.status}: ${failed.join(' ')}` : told?.status,
            message: told?.message ?? told?.description,
          });
        });
      }
    },
  });
}

/** Runs in the page: what a person would see there that is no story. */
function faultsInSight(): string[] {
  const faults: string[] = [];
  const { classList } = document.body;
  if (classList.contains('sb-show-errordisplay'))
    faults.push(`error display: ${document.querySelector('#error-message')?.textContent?.slice(0, 600)}`);
  if (classList.contains('sb-show-nopreview')) faults.push('no preview');
  const seen = [
    ...document.body.querySelectorAll('#storybook-root *, body > :not([class^=sb-]):not(script) *'),
  ].some((element) => element instanceof SVGElement || element.clientHeight > 0);
  if (!seen) faults.push('empty canvas');
  return faults;
}
