import type { Profile, Statement } from '../resume/profile.ts';
import type { Finding } from './finding.ts';
import { findSkill } from './findSkill.ts';

/** As much as a sentence that was there before: a person has to ask. */
const COPIED = 0.3;
const REMARK = 'It stands there in the words of the ad. Ask what was done.';

/**
 * What is found in stretches alone that repeat the ad: below a dated post it is unclear, as who wrote their resume for this ad may
 * have done it, and elsewhere it is only said where it stands.
 */
export function withCopies(findings: readonly Finding[], copies: Profile): Finding[] {
  if (copies.statements.length === 0) return [...findings];
  return findings.map((finding) => {
    const { rule } = finding.criterion;
    if (finding.state !== 'missing' || finding.quotes.length > 0) return finding;
    if (rule.by !== 'skill' && rule.by !== 'duty') return finding;
    const quotesIn = (statements: readonly Statement[]) => {
      const found = findSkill(rule.terms, { ...copies, statements }, rule.by === 'duty');
      return found.state === 'met' ? found.quotes : undefined;
    };
    const inPosts = quotesIn(copies.statements.filter(isInPost));
    if (inPosts) return { ...finding, state: 'unclear', credit: COPIED, quotes: inPosts, remark: REMARK };
    const anywhere = quotesIn(copies.statements);
    return anywhere ? { ...finding, quotes: anywhere, remark: REMARK } : finding;
  });
}

const isInPost = ({ post, section }: Statement) =>
  post !== undefined && post.undated !== true && section === 'experience';
