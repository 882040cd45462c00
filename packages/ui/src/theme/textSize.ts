/** The text size of a browser that nobody has changed, in px. */
const USUAL_PX = 16;

/** Pixels as a share of the text size that a person chose in the browser; other lengths as they are. */
export function toRem(length: string): string {
  return /^-?[\d.]+px$/.test(length) ? `${Number.parseFloat(length) / USUAL_PX}rem` : length;
}

let scale: number | undefined;

/** How much larger than usual a person wants texts, e.g. 2 for 200 %. It is read once: asking lays out the page. */
export function readTextScale(): number {
  scale ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX;
  return scale;
}
