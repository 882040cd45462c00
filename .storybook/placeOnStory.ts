import { addons } from 'storybook/preview-api';
import { PLACE_ASKED, PLACE_CHOSEN, type Place } from './reviewEvents.ts';

/** The picture that a story has in a theme at the width of the window. */
export function pictureOf(id: string, theme: string, isPhone: boolean): string {
  return `${theme}/${id.replace(/-{2,}/g, '-')}${isPhone ? '-360' : ''}`;
}

let stop = () => {};

/** Lets the next click on a story say where a comment belongs, in place of what it would do. */
export function offerPlaces(id: string, theme: string | undefined): void {
  const channel = addons.getChannel();
  stop();
  const ask = () => {
    document.documentElement.style.cursor = 'crosshair';
    const choose = (event: MouseEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      document.documentElement.style.cursor = '';
      const picture = pictureOf(id, theme === 'light' ? 'light' : 'dark', window.innerWidth <= 360);
      const place: Place = { picture, x: Math.round(event.pageX), y: Math.round(event.pageY) };
      channel.emit(PLACE_CHOSEN, place);
    };
    window.addEventListener('click', choose, { capture: true, once: true });
  };
  channel.on(PLACE_ASKED, ask);
  stop = () => channel.off(PLACE_ASKED, ask);
}
