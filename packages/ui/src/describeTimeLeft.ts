/** How long the rest will take at the pace so far, in words; empty while that is not known yet. */
export function describeTimeLeft(done: number, total: number, milliseconds: number): string {
  if (done < 10 || milliseconds < 500 || done >= total) return '';
  const seconds = Math.ceil((((total - done) / done) * milliseconds) / 1000);
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.ceil(seconds / 60)} min left`;
}
