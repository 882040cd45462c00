import type { Comment } from '../tests/visual/review.ts';

/** The event that says what is open of what people said about the story that is shown. */
export const COMMENTS_SHOWN = 'cortex/comments';

/** The events by which the panel asks for a place on the story, and gets it. */
export const PLACE_ASKED = 'cortex/place-asked';
export const PLACE_CHOSEN = 'cortex/place-chosen';
export type Place = Pick<Comment, 'picture' | 'x' | 'y'>;

/** The events by which the panel lays a design over the story, and hears that there is none. */
export const DESIGN_LAID = 'cortex/design';
export const DESIGN_FAILED = 'cortex/design-failed';
/** A picture by its address, over the story from its left and top; without an address, none. */
export type Design = { address: string; opacity: number; isDifference: boolean; width: number | null };
