/** What a documentation page says beside the stories. `new` is younger than the last release; a team may still see it change. */
export type Note = { use: string; not: string; access: string; status?: 'stable' | 'new' };

export const FORM_ACCESS =
  'Each field has its label; an error stands in the place of the hint, is read with the field, and ' +
  'the first one takes the focus. Enter sends.';
export const LIST_ACCESS =
  'J, K and the arrows move through the rows, Enter opens one, Escape closes it and gives the focus ' +
  'back to the row; / goes to the search.';
export const QUIET_ACCESS =
  'Headings in order, links that say where they lead, everything within reach of the keyboard.';
