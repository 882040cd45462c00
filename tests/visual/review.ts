/** What somebody says about a place in a picture. It stands in `<Name>.review.json`, beside the stories of the picture. */
export type Comment = {
  /** As `npm run visual` names it, e.g. `dark/screens-signinscreen-default`; `-360` at its end is the phone's. */
  picture: string;
  /** The place, in pixels from the picture's left and top. */
  x: number;
  y: number;
  text: string;
  by: string;
  /** The day, e.g. 2026-11-23. */
  on: string;
  /** The commit that did what the comment asks for. */
  resolved?: string;
};

const RULES: Record<keyof Comment, [(value: unknown) => boolean, string]> = {
  picture: [
    (value) => matches(value, /^(dark|light)\/[\w-]+$/),
    'names a picture, e.g. "dark/screens-signinscreen-default"',
  ],
  x: [isPlace, 'is a number of pixels from the left of the picture'],
  y: [isPlace, 'is a number of pixels from the top of the picture'],
  text: [(value) => matches(value, /\S/), 'says something'],
  by: [(value) => matches(value, /\S/), 'names who says it'],
  on: [(value) => matches(value, /^\d{4}-\d{2}-\d{2}$/), 'is a day, e.g. "2026-11-23"'],
  resolved: [
    (value) => value === undefined || matches(value, /^[\da-f]{7,40}$/),
    'is the id of a commit, or left out',
  ],
};

/** Reads a file of comments. Throws with all that is wrong in it, in words that say what to write. */
export function readReview(file: string, text: string): Comment[] {
  const comments: unknown = JSON.parse(text);
  if (!Array.isArray(comments)) throw new Error(`${file}: the comments are a list, [...].`);
  const faults = comments.flatMap((comment: unknown, index) =>
    findFaults(comment).map((fault) => `${file}, comment ${index + 1}: ${fault}.`),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return comments;
}

function findFaults(comment: unknown): string[] {
  if (typeof comment !== 'object' || comment === null) return ['it is an object, {...}'];
  const values = new Map<string, unknown>(Object.entries(comment));
  const wrong = Object.entries(RULES)
    .filter(([name, [holds]]) => !holds(values.get(name)))
    .map(([name, [, rule]]) => `"${name}" ${rule}`);
  const unknown = [...values.keys()].filter((name) => !(name in RULES)).map((name) => `"${name}" is unknown`);
  return [...wrong, ...unknown];
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function isPlace(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
