type Queue<Item> = {
  /** How many are worked on at once. */
  atOnce: number;
  /** The next one, which it does not give again; nothing where there is none now. */
  next: () => Item | undefined;
  /** Never rejects. */
  work: (item: Item) => Promise<void>;
  /** Takes no more; what is begun is the work's own business. */
  signal: AbortSignal;
  /** Called whenever nothing is left to do. */
  onIdle?: () => void;
};

/** Works on what `next` gives. Returns the way to make it look for more. */
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
