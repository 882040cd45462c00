/** Where an element is scrolled to, as a fraction of the container's height. */
const EYE_LEVEL = 0.3;

/** Scrolls an element into view within its own container only. */
export function showWithin(element: Element): void {
  const frame = findFrame(element);
  const { top, height } = element.getBoundingClientRect();
  const within = frame === document.documentElement ? 0 : frame.getBoundingClientRect().top;
  const [from, to] = [top - within, top - within + height];
  if (from >= 0 && to <= frame.clientHeight) return;
  frame.scrollTo({ top: frame.scrollTop + from - EYE_LEVEL * frame.clientHeight });
}

function findFrame(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return around;
  }
  return document.documentElement;
}
