type Named = { name: string };

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

/** Sorts by the last word of the name, then by the full name, in whichever case. */
export function sortCandidates<Candidate extends Named>(candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, name: candidate.name.trim(), lastWord: getLastWord(candidate.name) }))
    .sort((a, b) => compare(a.lastWord, b.lastWord) || compare(a.name, b.name))
    .map(({ candidate }) => candidate);
}

function getLastWord(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? '';
}
