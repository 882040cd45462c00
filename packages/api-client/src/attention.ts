/** How long a page counts as attended since it was last touched: five minutes, in milliseconds. */
const ATTENTION_MS = 5 * 60_000;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let touchedAt: number | undefined;

/** Starts to track whether a person is at this page. Until then every call counts as triggered by a person. */
export function watchAttention(): void {
  touch();
  for (const name of TOUCHES) window.addEventListener(name, touch, { capture: true, passive: true });
}

/** Whether a person used this page within the last five minutes. Other calls do not extend the session. */
export function isAttended(): boolean {
  return touchedAt === undefined || Date.now() - touchedAt < ATTENTION_MS;
}

function touch(): void {
  touchedAt = Date.now();
}
