/** What keeps a run from starting, in a sentence for the person who started it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
