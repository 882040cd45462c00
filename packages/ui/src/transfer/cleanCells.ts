const ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/**
 * The email of a cell; of several the first one, without the name or the marks around it. A cell that is one email, or
 * holds none, stays as it is.
 */
export function takeEmail(text: string): string {
  const trimmed = text.trim();
  if (ADDRESS.test(trimmed) && !/[,;<>]/.test(trimmed)) return trimmed;
  const candidates = trimmed.split(/[\s,;<>()|]+/).map((part) => part.replace(/^mailto:/i, ''));
  return candidates.find((part) => ADDRESS.test(part)) ?? trimmed;
}

/** Whether a cell says yes. What says neither is a no, for an admin sees everything. */
export function saysYes(text: string): boolean {
  return ['yes', 'y', 'true', '1', 'x', 'admin', 'administrator', 'owner'].includes(
    text.trim().toLowerCase(),
  );
}
