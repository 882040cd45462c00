/** Work that goes on after an answer has gone out. */
export type Background = { runInBackground(task: () => Promise<void>): void; settled(): Promise<void> };

/** Starts tasks after the current answer. A task that fails is told to `onError` and harms nothing else. */
export function createBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    runInBackground(task) {
      const run = new Promise<void>((resolve) => setTimeout(resolve)).then(task).catch(onError);
      running.add(run);
      void run.finally(() => running.delete(run));
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
