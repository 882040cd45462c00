import type { Finding } from './findEvidence.ts';

const MOST_ITEMS = 6;

/** Up to six short lines on what speaks for the candidate, the weightiest first. */
export function strengthsOf(findings: readonly Finding[]): string[] {
  return findings
    .filter((finding) => finding.met && finding.credit >= 0.35)
    .toSorted((a, b) => earned(b) - earned(a))
    .slice(0, MOST_ITEMS)
    .map(strengthText);
}

/** Up to six short lines on what the texts do not show, the weightiest first. */
export function weaknessesOf(findings: readonly Finding[]): string[] {
  return findings
    .filter((finding) => !finding.met || finding.credit < 0.35)
    .toSorted((a, b) => missed(b) - missed(a))
    .slice(0, MOST_ITEMS)
    .map(weaknessText);
}

/** One or two sentences that name the facts which decided the score. */
export function recommendationOf(score: number, findings: readonly Finding[]): string {
  const met = findings.filter((finding) => finding.met).length;
  const best = findings
    .filter((finding) => finding.met && finding.credit >= 0.5)
    .toSorted((a, b) => earned(b) - earned(a))
    .slice(0, 3)
    .map(shortName);
  const lacking = findings
    .filter((finding) => !finding.met)
    .toSorted((a, b) => missed(b) - missed(a))
    .slice(0, 3)
    .map(shortName);
  const count = `${met} of ${findings.length} criteria are met`;
  const first = `${verdict(score)}: ${count}${best.length > 0 ? `, above all ${join(best)}` : ''}.`;
  const second =
    lacking.length > 0 ? `Not shown: ${join(lacking)}.` : 'Nothing that the job names is missing.';
  return `${first} ${second}`;
}

function verdict(score: number): string {
  if (score >= 70) return 'Worth an interview';
  if (score >= 45) return 'Worth a closer look';
  return 'Hardly a match on what these texts show';
}

function strengthText({ criterion, onlyListed }: Finding): string {
  switch (criterion.kind) {
    case 'title':
      return `Has worked as ${criterion.name} or in a close role`;
    case 'experience':
      return criterion.name;
    case 'skill':
      return onlyListed ? `${criterion.name} (listed, not shown in use)` : criterion.name;
    case 'language':
      return `Speaks ${criterion.name}`;
    default:
      return criterion.name;
  }
}

function weaknessText({ criterion, met }: Finding): string {
  if (met) return `Little shown: ${criterion.name}`;
  if (criterion.kind === 'title') return `No earlier role like ${criterion.name}`;
  return criterion.kind === 'experience'
    ? `Not shown: ${criterion.name}`
    : `Not mentioned: ${criterion.name}`;
}

function shortName({ criterion }: Finding): string {
  return criterion.kind === 'title' ? `a role like ${criterion.name}` : criterion.name;
}

function join(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

function earned(finding: Finding): number {
  return finding.criterion.weight * finding.credit;
}

function missed(finding: Finding): number {
  return finding.criterion.weight * (1 - finding.credit);
}
