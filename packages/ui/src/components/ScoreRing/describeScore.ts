/** A word for a fit score of 0 to 100. */
export function describeScore(score: number | undefined): string {
  if (score === undefined) return 'No score';
  if (score >= 70) return 'Strong fit';
  if (score >= 45) return 'Partial fit';
  if (score >= 20) return 'Weak fit';
  return 'Little fit';
}
