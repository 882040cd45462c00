/** How long a page counts as looked after since it was last touched: five minutes, in milliseconds. */
const ATTENTION_MS = 5 * 60_000;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let touchedAt: number | undefined;

/** Starts to notice whether a person is at this page. Until then every call counts as one that a person asked for. */
export function watchAttention(): void {
  touch();
  for (const name of TOUCHES) window.addEventListener(name, touch, { capture: true, passive: true });
}

/** Whether a person touched this page within the last five minutes. What it asks for otherwise is no use of the session. */
export function isAttended(): boolean {
  return touchedAt === undefined || Date.now() - touchedAt < ATTENTION_MS;
}

function touch(): void {
  touchedAt = Date.now();
}
