/** For how long an operation is still answered after it was declared deprecated, in days. */
const NOTICE_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

type Marked = {
  operationId: string;
  deprecated?: boolean;
  'x-deprecated-since'?: string;
  'x-sunset'?: string;
};

export type Deprecation = { since: string; sunset: string };

/**
 * Since when an operation is deprecated, and until when it is answered, as days (UTC). Undefined for one that is not. Throws
 * where the days are missing or too near: whoever relies on it needs `NOTICE_DAYS` to leave it.
 */
export function readDeprecation(operation: Marked): Deprecation | undefined {
  const { operationId, deprecated = false, 'x-deprecated-since': since, 'x-sunset': sunset } = operation;
  if (!deprecated && since === undefined && sunset === undefined) return undefined;
  if (!deprecated || !isDay(since) || !isDay(sunset))
    throw new Error(
      `${operationId}: what is deprecated says so with \`deprecated: true\`, \`x-deprecated-since\` and \`x-sunset\` (YYYY-MM-DD).`,
    );
  if (Date.parse(sunset) - Date.parse(since) < NOTICE_DAYS * DAY_MS)
    throw new Error(
      `${operationId}: \`x-sunset\` has to be ${NOTICE_DAYS} days after \`x-deprecated-since\` at least.`,
    );
  return { since, sunset };
}

function isDay(text: string | undefined): text is string {
  return /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));
}
