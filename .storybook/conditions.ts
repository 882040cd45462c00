/** Under what a person looks at a story: the toolbar's switches besides theme, frame and window. */
type Conditions = { text?: string; motion?: string; colours?: string };

const STYLE = 'story-conditions';

const DOUBLE_TEXT = ':root:root { font-size: 200%; }';

const NO_MOTION = `*, *::before, *::after {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  animation-iteration-count: 1 !important;
  transition: none !important;
  scroll-behavior: auto !important;
}`;

/**
 * What a browser does under forced colours, as near as a page can do it: the system's few colours, no shadows, no
 * pictures behind text.
 */
const FORCED_COLOURS = `:root { color-scheme: dark !important; }
:root, :root * {
  background-color: Canvas !important;
  background-image: none !important;
  color: CanvasText !important;
  border-color: CanvasText !important;
  outline-color: Highlight !important;
  box-shadow: none !important;
  text-shadow: none !important;
}
:root a, :root a * { color: LinkText !important; }
:root button, :root button *, :root [role=button] { color: ButtonText !important; border-color: ButtonBorder !important; }
:root :disabled, :root :disabled * { color: GrayText !important; border-color: GrayText !important; }
:root [aria-selected=true], :root [aria-current=page], :root [data-state=checked] {
  outline: 2px solid Highlight !important; outline-offset: -2px; }`;

/** Lays the conditions over the page, as a browser or a person's settings would. */
export function applyConditions({ text, motion, colours }: Conditions): void {
  const rules = [
    text === 'double' ? DOUBLE_TEXT : '',
    motion === 'reduced' ? NO_MOTION : '',
    colours === 'forced' ? FORCED_COLOURS : '',
  ].join('\n');
  const existing = document.getElementById(STYLE);
  if (rules.trim() === '') {
    existing?.remove();
    return;
  }
  const style = existing ?? document.createElement('style');
  style.id = STYLE;
  style.textContent = rules;
  document.head.append(style);
}
