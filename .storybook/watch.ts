type WatchOptions = { expectsFailure: boolean };

type Watch = {
  reportUnhandled: (request: string) => void;
  check: () => void;
  stop: () => Promise<void>;
};

/** The prefix of the log lines that the screens write when a call does not succeed. */
const EXPECTED_PREFIX = '[cortex]';

let current: Watch | null = null;

/**
 * Watches one story. A request that no handler answers and an unexpected `console.error` fail it; so does a story with
 * `parameters.expectsFailure` that logs no failed call.
 */
export function startWatch({ expectsFailure }: WatchOptions): Watch {
  const faults: string[] = [];
  let failures = 0;
  const logError = console.error;
  const send = window.fetch;
  const upload = XMLHttpRequest.prototype.send;
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

  XMLHttpRequest.prototype.send = function sendUntilTheEnd(...body) {
    ended.signal.addEventListener('abort', () => this.abort());
    upload.apply(this, body);
  };

  const watch: Watch = {
    reportUnhandled(request) {
      faults.push(`Unhandled request: ${request}`);
    },
    check() {
      if (expectsFailure && failures === 0) faults.push('No failed call was logged.');
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
    async stop() {
      ended.abort();
      await new Promise((settled) => setTimeout(settled));
      window.fetch = send;
      XMLHttpRequest.prototype.send = upload;
      console.error = logError;
      current = null;
    },
  };
  current = watch;
  return watch;
}

export function checkWatch(): void {
  current?.check();
}
