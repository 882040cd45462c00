import { addons } from 'storybook/preview-api';
import { DESIGN_FAILED, DESIGN_LAID, type Design } from './reviewEvents.ts';

const LAYER = 'story-design';

/** Lays the picture that the panel names over whichever story is shown. */
export function layDesigns(): void {
  const channel = addons.getChannel();
  channel.on(DESIGN_LAID, ({ address, opacity, isDifference, width }: Design) => {
    document.getElementById(LAYER)?.remove();
    if (address === '') return;
    const picture = document.createElement('img');
    picture.id = LAYER;
    picture.alt = '';
    picture.referrerPolicy = 'no-referrer';
    picture.addEventListener('error', () => channel.emit(DESIGN_FAILED));
    Object.assign(picture.style, {
      position: 'absolute',
      insetBlockStart: '0',
      left: '0',
      zIndex: '1900',
      maxWidth: 'none',
      width: width === null ? 'auto' : `${width}px`,
      opacity: String(opacity),
      mixBlendMode: isDifference ? 'difference' : 'normal',
      pointerEvents: 'none',
    });
    picture.src = address;
    document.body.append(picture);
  });
}
