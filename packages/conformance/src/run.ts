#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotStart } from './CannotStart.ts';
import { checkServer } from './checkServer.ts';
import { toHtml } from './html.ts';
import { toJUnit } from './junit.ts';
import { printReport } from './print.ts';
import type { Report } from './Report.ts';
import { type Arguments, readArguments, USAGE } from './readArguments.ts';
import { toJson } from './toJson.ts';

/** Nothing failed; something did; the command line or the server does not let a run start. */
const PASSED = 0;
const FAILED = 1;
const NOT_STARTED = 2;

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  return NOT_STARTED;
});

async function run(words: string[]): Promise<number> {
  const args = readArguments(words);
  if (args === 'help') {
    console.log(USAGE);
    return PASSED;
  }
  const startedAt = performance.now();
  const report = await checkServer(args);
  const seconds = (performance.now() - startedAt) / 1000;
  const files = write(report, args);
  const tried = report.results.filter(({ outcome }) => outcome !== 'not tried');
  const failed = tried.filter(({ outcome }) => outcome === 'failed').length;
  const untried = report.results.length - tried.length;
  const lacking = args.complete ? report.missing.length : 0;
  console.log(
    `${args.url}\n\n${printReport(report)}\n\nWritten: ${files.join(', ')}, ${seconds.toFixed(1)} s`,
  );
  if (lacking > 0) console.log(`--complete: ${lacking} operations of the contract are not implemented`);
  console.log(
    `${tried.length - failed} passed, ${failed} failed${untried > 0 ? `, ${untried} not tried` : ''}`,
  );
  return failed + lacking > 0 || report.brokenOff ? FAILED : PASSED;
}

/** Writes the files that were asked for, and says which. */
function write(report: Report, { junitFile, jsonFile, htmlFile }: Arguments): string[] {
  const writers = [
    [junitFile, toJUnit],
    [jsonFile, toJson],
    [htmlFile, toHtml],
  ] as const;
  const written: string[] = [];
  for (const [file, render] of writers) {
    if (file === undefined) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, render(report));
    written.push(file);
  }
  return written;
}
