import { scoreBands } from '@cortex/api-client/limits';
import type { Finding } from './finding.ts';

const MAX_ITEMS = 6;
const MAX_NAMED = 3;

/** Up to six short lines on what speaks for the candidate, the weightiest first. */
export function strengthsOf(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ state }) => state === 'met')
    .toSorted((a, b) => earned(b) - earned(a))
    .slice(0, MAX_ITEMS)
    .map((finding) => `${nameOf(finding.criterion)}${detailOf(finding)}`);
}

/** Up to six short lines on what the texts do not show or leave open: missing must-haves first, then by weight. */
export function weaknessesOf(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ state }) => state !== 'met')
    .toSorted((a, b) => urgency(b) - urgency(a) || missed(b) - missed(a))
    .slice(0, MAX_ITEMS)
    .map(weaknessText);
}

/**
 * A few sentences: the missing must-haves first, then what decided the score. Where the texts could be read
 * in part only, `inPart` says why, and what was not found is no verdict.
 */
export function recommendationOf(score: number, findings: readonly Finding[], inPart?: string): string {
  const byWeight = (state: Finding['state']) =>
    findings
      .filter((finding) => finding.state === state)
      .toSorted((a, b) => b.criterion.weight - a.criterion.weight);
  const met = byWeight('met');
  const missing = byWeight('missing').filter(({ criterion }) => criterion.rule.by !== 'work');
  const musts = missing.filter(({ criterion }) => criterion.importance === 'must');
  const others = missing.filter(({ criterion }) => criterion.importance !== 'must');
  const unclear = byWeight('unclear').filter(({ criterion }) => criterion.rule.by !== 'work');
  const verdict = scoreBands.find(({ from }) => score >= from)?.verdict ?? '';
  const shown = met.filter(({ criterion }) => criterion.rule.by !== 'work').slice(0, MAX_NAMED);
  const counted = `${met.length} of ${findings.length} criteria are met${shown.length > 0 ? `, above all ${join(shown)}` : ''}.`;
  if (inPart) {
    const open = [...musts, ...others, ...unclear];
    return [inPart, 'A person has to read them.', counted, open.length > 0 ? `Ask about: ${join(open)}.` : '']
      .filter((sentence) => sentence !== '')
      .join(' ');
  }
  return [
    musts.length > 0
      ? `${musts.length === 1 ? 'A must-have is' : 'Must-haves are'} not found: ${join(musts)}.`
      : '',
    `${verdict}: ${counted}`,
    others.length > 0 ? `Not found: ${join(others)}.` : '',
    unclear.length > 0 ? `Ask about: ${join(unclear)}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The remark in brackets; that of the likeness of the work is three pairs of lines, too long for a list. */
function detailOf({ criterion, remark }: Finding): string {
  return remark && criterion.rule.by !== 'work' ? ` (${lowerFirst(remark.replace(/\.$/, ''))})` : '';
}

function weaknessText(finding: Finding): string {
  const { criterion, state } = finding;
  const name = nameOf(criterion);
  const must = criterion.importance === 'must' ? 'Must-have ' : '';
  const detail = detailOf(finding);
  if (state === 'unclear') return `${must ? 'Must-have unclear' : 'Unclear'}: ${name}${detail}`;
  return `${must ? 'Must-have not found' : 'Not found'}: ${name}${detail}`;
}

function nameOf({ kind, name }: Finding['criterion']): string {
  return kind === 'title' ? `Role like ${name}` : name;
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

function join(findings: readonly Finding[]): string {
  const names = findings
    .slice(0, MAX_NAMED)
    .map(({ criterion }) => (criterion.kind === 'title' ? `a role like ${criterion.name}` : criterion.name));
  const rest = findings.length - names.length;
  if (rest > 0) return `${names.join(', ')} and ${rest} more`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

function urgency({ criterion, state }: Finding): number {
  return (criterion.importance === 'must' ? 2 : 0) + (state === 'missing' ? 1 : 0);
}

function earned({ criterion, credit }: Finding): number {
  return criterion.weight * credit;
}

function missed({ criterion, credit }: Finding): number {
  return criterion.weight * (1 - credit);
}
