export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace('.0', '')} MB`;
}
/** How much of a whole there is, both in the unit that suits the whole. */
export function formatShare(bytes: number, total: number): string {
  const whole = formatBytes(total);
  const unit = whole.split(' ')[1] ?? 'B';
  const size = { B: 1, KB: 1024, MB: 1024 * 1024 }[unit] ?? 1;
  const part = Math.min(bytes, total) / size;
  return `${unit === 'MB' ? part.toFixed(1) : Math.round(part)} of ${whole}`;
}
