import { collapse } from '../text/tokens.ts';
import { HEADER_WORDS, isTitleLine, type Line, type Owner, STUDY } from './line.ts';
import type { Month } from './months.ts';
import { levelOf, type Post } from './profile.ts';
import { isEmployerLine, isPlaceOfPost, isTitleOfPost } from './undatedPosts.ts';

/** How long ago, in months, a post without dates counts as having ended. */
const UNDATED_AGE = 84;
const HEADER_LINES = 3;
const TOP_LINES = 6;

/**
 * Most resumes of some collections give no dates. A post is then what a title opens: in its section, or above bullets. Its
 * lines count for what they say, and only how long it lasted stays open.
 */
export function assignUndated(lines: readonly Line[], owners: Owner[], posts: Post[], asOf: Month): void {
  const at = asOf - UNDATED_AGE;
  const hasSection = lines.some(
    ({ section, heading, words }) => section === 'experience' && !heading && words > 0,
  );
  const open = (first: number, last: number): Post => {
    const header = collapse(
      lines
        .slice(first, last + 1)
        .map(({ text }) => text)
        .join(' '),
    );
    const post: Post = { from: at, to: at, current: false, undated: true, header, level: levelOf(header) };
    posts.push(post);
    for (let index = first; index <= last; index += 1) owners[index] = { post, isHeader: true };
    return post;
  };
  let current: Post | undefined;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || line.words === 0) continue;
    if (line.heading) {
      current = undefined;
      continue;
    }
    const { section } = line;
    const isTitle = isTitleLine(line) && isTitleOfPost(line.text);
    const opens =
      section === 'experience'
        ? isTitle || (!line.bullet && line.words <= HEADER_WORDS && isEmployerLine(line.text))
        : section === 'education'
          ? isTitle && !STUDY().test(line.text)
          : (section === 'top' || section === 'summary') &&
            !hasSection &&
            isTitle &&
            lines[index + 1]?.bullet === true;
    if (opens) {
      const first = firstUndated(lines, owners, index);
      const last = lastUndated(lines, index, first);
      const post = open(first, last);
      current = section === 'education' ? undefined : post;
      index = last;
      continue;
    }
    if (isTitle && section === 'top' && index < TOP_LINES) owners[index] = { isHeader: false, isTitle };
    if (section === 'experience' && !current) {
      current = { from: at, to: at, current: false, undated: true, header: '', level: 2 };
      posts.push(current);
    }
    if (current && (section === 'experience' || !hasSection))
      owners[index] = { post: current, isHeader: false };
  }
}

/** The employer or place may stand in the line above a title. */
function firstUndated(lines: readonly Line[], owners: readonly Owner[], index: number): number {
  const before = lines[index - 1];
  const isBeside =
    before !== undefined &&
    before.section === lines[index]?.section &&
    isTitleLine(before) &&
    !owners[index - 1]?.isHeader &&
    (isPlaceOfPost(before.text) || isTitleOfPost(before.text));
  return isBeside ? index - 1 : index;
}

function lastUndated(lines: readonly Line[], index: number, first: number): number {
  let last = index;
  while (last - first + 1 < HEADER_LINES) {
    const next = lines[last + 1];
    if (!next || next.section !== lines[index]?.section || !isTitleLine(next)) break;
    const isOther = isTitleOfPost(next.text) && isTitleOfPost(lines[index]?.text ?? '');
    if (isOther || !(isPlaceOfPost(next.text) || isTitleOfPost(next.text))) break;
    last += 1;
  }
  return last;
}

/**
 * Beside posts with dates, a line that names another employer by a label, "company - Vale Mill", opens a post of its own:
 * what was done there was not done in the one above.
 */
export function partEmployers(lines: readonly Line[], owners: Owner[], posts: Post[], asOf: Month): void {
  const at = asOf - UNDATED_AGE;
  let own: Post | undefined;
  for (const [index, { section, text, bullet, words }] of lines.entries()) {
    const owner = owners[index];
    if (!owner?.post || owner.isHeader) {
      own = undefined;
      continue;
    }
    // "Client: Vale Mill" right below a title and its dates is the employer of that post.
    const opens =
      section === 'experience' &&
      !bullet &&
      words <= HEADER_WORDS &&
      !owners[index - 1]?.isHeader &&
      isEmployerLine(text);
    if (opens) {
      own = { from: at, to: at, current: false, undated: true, header: text, level: levelOf(text) };
      posts.push(own);
    }
    if (own) owners[index] = { post: own, isHeader: opens };
  }
}
