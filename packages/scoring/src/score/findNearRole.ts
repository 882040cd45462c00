import type { Meaning } from '../meaning/meaning.ts';
import type { Profile } from '../resume/profile.ts';
import type { Found } from './finding.ts';

const NEAR_ENOUGH = 0.7;
const CREDIT = 0.35;
const PARTS = /,|\||\u2013|\u2014|\(|@|\bat\b|\s-\s|\d{4}/;
const MOST_WORDS = 6;
const REMARK = 'A role near in meaning; ask how far it goes.';

/** A role that is not found by its name, and whose name is near in meaning to that of a post: it stays open. */
export function findNearRole(
  name: string,
  { statements, language }: Profile,
  { ofJob, ofCandidate, likeness }: Meaning,
): Found | undefined {
  if (language !== 'en') return undefined;
  const wanted = ofJob(name);
  let best: { near: number; quotes: Found['quotes'] } | undefined;
  for (const { isHeader, quote, source } of statements) {
    if (!isHeader) continue;
    for (const part of quote.split(PARTS).map((one) => one.trim())) {
      if (part === '' || part.split(' ').length > MOST_WORDS) continue;
      const near = likeness(wanted, ofCandidate(part));
      if (near >= NEAR_ENOUGH && near > (best?.near ?? 0)) best = { near, quotes: [{ quote, source }] };
    }
  }
  return best && { state: 'unclear', credit: CREDIT, quotes: best.quotes, remark: REMARK };
}
