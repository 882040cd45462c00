type Queue<Item> = {
  /** The number of concurrent jobs. */
  atOnce: number;
  /** Takes the next item; undefined where there is none now. */
  next: () => Item | undefined;
  /** Never rejects. */
  work: (item: Item) => Promise<void>;
  /** Takes no more items; jobs in progress are not stopped. */
  signal: AbortSignal;
  /** Called whenever the queue is empty. */
  onIdle?: () => void;
};

/** Processes what `next` returns. Returns a function that makes it look for more. */
export function createQueue<Item>({ atOnce, next, work, signal, onIdle }: Queue<Item>): () => void {
  let active = 0;

  function look() {
    while (active < atOnce && !signal.aborted) {
      const item = next();
      if (item === undefined) break;
      active += 1;
      void work(item).finally(() => {
        active -= 1;
        look();
      });
    }
    if (active === 0) onIdle?.();
  }

  return look;
}
