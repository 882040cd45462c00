import type { Report } from '@cortex/conformance';
import { expect } from 'vitest';

/** How many checks a run makes at least, so that one that checks nothing does not pass. */
export const CHECKS = 500;

/** Expects that nothing failed, and that enough was checked. */
export function expectPassed(report: Report): void {
  const failures = listFailures(report);
  // Named in the first line of the message, the only one that the end of a whole run shows.
  expect(failures, failures.map((failure) => failure.replaceAll('\n', ' · ')).join('; ')).toEqual([]);
  expect(report.missing).toEqual([]);
  expect(report.results.filter(({ outcome }) => outcome === 'not tried')).toEqual([]);
  expect(report.results.length).toBeGreaterThan(CHECKS);
}

/** What failed, each as the command line prints it. */
export function listFailures({ results }: Report): string[] {
  return results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ operationId, column, name, report }) => `${operationId}, ${column}: ${name}\n${report}`);
}
