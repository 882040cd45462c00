import { isLikeness, type WeighedCriterion } from '../job/criterion.ts';
import type { Meaning } from '../meaning/meaning.ts';
import type { Profile, Statement } from '../resume/profile.ts';
import type { Finding } from './finding.ts';
import { isHeadingLike, isSaidPlainly, ownLines } from './ownLines.ts';

/** Chosen by reading what is shown on sets made for it: about half of the lines above it show what is asked for. */
const NEAR_ENOUGH = 0.65;
const FEWEST_WORDS = 3;
const TRIES = 3;

/**
 * For each criterion that is not found, the line of the texts that is nearest to it in meaning, where it is near enough.
 * A person judges it: it earns nothing.
 */
export function withClosestLines(
  findings: readonly Finding[],
  profile: Profile,
  meaning: Meaning,
): Finding[] {
  if (profile.language !== 'en') return [...findings];
  let lines: Statement[] | undefined;
  return findings.map((finding) => {
    if (finding.state !== 'missing' || finding.quotes.length > 0 || !hasAClosestLine(finding.criterion))
      return finding;
    lines ??= ownLines(profile).filter((line) => line.tokens.length >= FEWEST_WORDS && !isHeadingLike(line));
    const { name, rule } = finding.criterion;
    // A list names tools and fields; who held a role is told elsewhere.
    const fit = rule.by === 'role' ? lines.filter(({ listed }) => !listed) : lines;
    const found = closestOf(name, fit, profile, meaning);
    return found ? { ...finding, closest: { quote: found.quote, source: found.source } } : finding;
  });
}

/** A language and a level are not told by lines that sound alike. */
function hasAClosestLine({ rule }: WeighedCriterion): boolean {
  return !isLikeness(rule) && rule.by !== 'level' && rule.by !== 'language';
}

function closestOf(
  name: string,
  lines: readonly Statement[],
  profile: Profile,
  { ofJob, ofCandidate, likeness }: Meaning,
): Statement | undefined {
  const wanted = ofJob(name);
  return lines
    .map((line) => ({ line, near: likeness(wanted, ofCandidate(line.quote)) }))
    .filter(({ near }) => near >= NEAR_ENOUGH)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, TRIES)
    .find(({ line }) => isSaidPlainly(line, profile))?.line;
}
