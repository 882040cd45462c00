import { versionOf } from './baseline.ts';

/** A change as oasdiff tells it. */
export type Change = { id: string; text: string; operation?: string; path?: string };

/** The changes in the JSON of oasdiff; none where it found none. */
export function readChanges(json: string): Change[] {
  const changes: Change[] | null = JSON.parse(json.trim() || '[]');
  return changes ?? [];
}

/** Whether two contracts that differ in more than their version differ in it, too. */
export function isVersionRaised(before: string, after: string): boolean {
  if (withoutVersion(before) === withoutVersion(after)) return true;
  return compareVersions(versionOf(after), versionOf(before)) > 0;
}

/** The section of a version, an operation a line: those that are new in one, then what changed of the others. */
export function toSection(version: string, changes: readonly Change[]): string {
  const added = changes.filter(({ id }) => id === 'endpoint-added').map(nameOf);
  const others = Map.groupBy(
    changes.filter(({ id }) => id !== 'endpoint-added'),
    nameOf,
  );
  const lines = [
    ...(added.length > 0 ? [`- New: ${added.join(', ')}.`] : []),
    ...[...others].map(
      ([name, those]) => `- ${name}: ${[...new Set(those.map(({ text }) => text))].join('; ')}.`,
    ),
  ];
  return `### ${version}\n\n${lines.length > 0 ? lines.join('\n') : '- Words only.'}\n`;
}

/** The page with the section before the newest one; as it is where that version has one already. */
export function addSection(page: string, section: string): string {
  const [title = ''] = section.split('\n');
  if (page.includes(`\n${title}\n`)) return page;
  const start = page.indexOf('\n### ');
  return start < 0
    ? `${page}\n${section}`
    : `${page.slice(0, start + 1)}${section}\n${page.slice(start + 1)}`;
}

function nameOf({ operation, path }: Change): string {
  return operation && path ? `\`${operation} ${path}\`` : 'Everywhere';
}

function withoutVersion(contract: string): string {
  return contract.replace(/^ {2}version: .*$/m, '');
}

function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number));
  for (const place of [0, 1, 2]) {
    const difference = (first?.[place] ?? 0) - (second?.[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
