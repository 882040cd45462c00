import type { MustHave } from '@cortex/api-client/model';

export function countThose(mustHaves: readonly MustHave[], wanted: MustHave['state']): number {
  return mustHaves.filter(({ state }) => state === wanted).length;
}

function nameThose(mustHaves: readonly MustHave[], wanted: MustHave['state']): string {
  return mustHaves
    .filter(({ state }) => state === wanted)
    .map(({ name }) => name)
    .join(', ');
}

/** E.g. "2 of 4 must-haves met. Missing: Kubernetes. Unclear: Go". Empty where there is none. */
export function describeMustHaves(mustHaves: readonly MustHave[]): string {
  if (mustHaves.length === 0) return '';
  const missing = nameThose(mustHaves, 'missing');
  const unclear = nameThose(mustHaves, 'unclear');
  return [
    `${countThose(mustHaves, 'met')} of ${mustHaves.length} must-haves met`,
    ...(missing ? [`Missing: ${missing}`] : []),
    ...(unclear ? [`Unclear: ${unclear}`] : []),
  ].join('. ');
}
