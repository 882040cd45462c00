import { TIMEOUT_MS } from '@cortex/api-client/http';
import { TOAST_DURATION_MS } from '../packages/ui/src/feedback/Toaster/toaster.ts';

type WatchOptions = { id: string; canvasElement: HTMLElement; expectsFailure: boolean };

type Watch = {
  id: string;
  canvasElement: HTMLElement;
  reportUnhandled: (request: string) => void;
  check: () => void;
  stop: () => Promise<void>;
};

/** The prefix of the log lines that the screens write when a call does not succeed. */
const EXPECTED_PREFIX = '[cortex]';

let current: Watch | null = null;

/** What takes the story off the page. */
const mounted = new Set<() => void>();

/** What a watch that ends still puts back; the next one begins after it. */
let ending: Promise<void> = Promise.resolve();

/**
 * Watches one story. A request that no handler answers and an unexpected `console.error` fail it; so does a story with
 * `parameters.expectsFailure` that logs no failed call.
 */
export async function startWatch({ id, canvasElement, expectsFailure }: WatchOptions): Promise<Watch> {
  // A story that was left before it had begun is not told of its end.
  await current?.stop();
  await ending;
  const faults: string[] = [];
  let failures = 0;
  const logError = console.error;
  const send = window.fetch;
  const Upload = window.XMLHttpRequest;
  const { setTimeout: startTimer } = window;
  const ended = new AbortController();

  console.error = (...values: unknown[]) => {
    logError(...values);
    if (expectsFailure && values[0] === EXPECTED_PREFIX) failures += 1;
    else faults.push(`Unexpected console.error: ${values.map(String).join(' ')}`);
  };

  // A call that a story leaves unanswered must end with it, not ten seconds later in another one.
  window.fetch = (input, init) => {
    const signals = init?.signal ? [init.signal, ended.signal] : [ended.signal];
    return send(input, { ...init, signal: AbortSignal.any(signals) });
  };

  // A story that shows how something is on its way goes on showing it, however long somebody looks. A toast stays until
  // its pictures are taken: when it would close is a matter of how busy the machine is.
  const endless = '__vitest_worker__' in globalThis ? [TIMEOUT_MS, TOAST_DURATION_MS] : [TIMEOUT_MS];
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, delay = 0, ...values: unknown[]) =>
      endless.includes(delay) ? 0 : startTimer(handler, delay, ...values),
  });

  window.XMLHttpRequest = class extends Upload {
    constructor() {
      super();
      ended.signal.addEventListener('abort', () => this.abort());
    }
  };

  const watch: Watch = {
    id,
    canvasElement,
    reportUnhandled(request) {
      faults.push(`Unhandled request: ${request}`);
    },
    check() {
      if (expectsFailure && failures === 0) faults.push('No failed call was logged.');
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
    async stop() {
      if (current !== watch) return;
      current = null;
      for (const unmount of mounted) unmount();
      ended.abort();
      ending = new Promise<void>((settled) => setTimeout(settled)).then(() => {
        window.fetch = send;
        window.XMLHttpRequest = Upload;
        Object.assign(window, { setTimeout: startTimer });
        console.error = logError;
      });
      await ending;
    },
  };
  current = watch;
  return watch;
}

/** Whether this story is being watched already, on this canvas. */
export function isWatched(id: string, canvasElement: HTMLElement): boolean {
  return current?.id === id && current.canvasElement === canvasElement;
}

/**
 * A story is taken off the page when its watch ends: Storybook leaves it there until the next one is rendered, and what it asked for
 * meanwhile would be answered, and failed, in the name of the next one.
 */
export function unmountWhenLeft(unmount: () => void): () => void {
  mounted.add(unmount);
  return () => mounted.delete(unmount);
}

export function checkWatch(): void {
  current?.check();
}
