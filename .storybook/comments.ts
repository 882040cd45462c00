import { addons } from 'storybook/preview-api';
import type { Comment } from '../tests/visual/review.ts';
import { pictureOf } from './placeOnStory.ts';
import { COMMENTS_SHOWN } from './reviewEvents.ts';

const LAYER = 'story-comments';

const reviews = import.meta.glob<Comment[]>('../packages/ui/src/**/*.review.json', {
  eager: true,
  import: 'default',
});

/** What is open of what people said about a story's pictures. */
function findComments(id: string): Comment[] {
  const pictures = new Set(
    ['dark', 'light'].flatMap((theme) => [false, true].map((isPhone) => pictureOf(id, theme, isPhone))),
  );
  return Object.values(reviews)
    .flat()
    .filter(({ picture, resolved }) => resolved === undefined && pictures.has(picture));
}

/** Tells the panel what is said about a story, and pins it to the story where the toolbar asks for it. */
export function showComments(id: string, { theme, comments }: { theme?: string; comments?: string }): void {
  const open = findComments(id);
  addons.getChannel().emit(COMMENTS_SHOWN, open);
  document.getElementById(LAYER)?.remove();
  if (comments !== 'shown') return;
  const layer = document.createElement('div');
  layer.id = LAYER;
  const phone = window.innerWidth <= 360;
  for (const [index, comment] of open.entries()) {
    const ofThisWindow = comment.picture.endsWith('-360') === phone;
    if (ofThisWindow && comment.picture.startsWith(`${theme}/`)) layer.append(makePin(index + 1, comment));
  }
  document.body.append(layer);
}

function makePin(number: number, { x, y, text, by, on }: Comment): HTMLElement {
  const pin = document.createElement('button');
  pin.type = 'button';
  pin.textContent = String(number);
  pin.title = `${text}\n${by}, ${on}`;
  Object.assign(pin.style, {
    position: 'absolute',
    zIndex: '2000',
    left: `${x}px`,
    top: `${y}px`,
    translate: '0 -100%',
    width: '26px',
    height: '26px',
    border: '2px solid #fff',
    borderRadius: '50% 50% 50% 0',
    background: '#5b64e8',
    color: '#fff',
    font: '600 12px/1 system-ui, sans-serif',
    cursor: 'pointer',
  });
  pin.setAttribute('aria-label', `Comment ${number}: ${text}`);
  return pin;
}
