#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkServer, type Report } from './checkServer.ts';
import { toJUnit } from './junit.ts';
import { type Arguments, readArguments, USAGE } from './readArguments.ts';
import { printAnswers, printTable } from './table.ts';

const args = readOrExplain();
if (args) {
  const startedAt = performance.now();
  const report = await checkServer(args).catch((error: unknown) => explain(error));
  if (report) {
    mkdirSync(dirname(args.junitFile), { recursive: true });
    writeFileSync(args.junitFile, toJUnit(report));
    print(report, args, (performance.now() - startedAt) / 1000);
  }
}

function readOrExplain(): Arguments | undefined {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    return explain(error);
  }
}

function explain(error: unknown): undefined {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exitCode = 2;
}

function print(report: Report, { url, junitFile }: Arguments, seconds: number): void {
  const failed = report.results.filter(({ outcome }) => outcome === 'failed');
  console.log(`${url} against ${report.contract.operations.length} operations\n`);
  console.log(`${printTable(report)}\n\n${printAnswers(report)}`);
  if (report.leftOut.length > 0)
    console.log(`\nExtensions that the server leaves out: ${report.leftOut.join(', ')}`);
  if (report.unknown.length > 0)
    console.log(`\nOperations that the kit cannot call: ${report.unknown.join(', ')}`);
  for (const { operationId, column, name, report: text } of failed) {
    console.log(`\n✗ ${operationId}, ${column}: ${name}\n${(text ?? '').replace(/^/gm, '    ')}`);
  }
  if (report.brokenOff) console.log('\nNot all checks were made: what they need failed.');
  const passed = report.results.length - failed.length;
  console.log(`\nJUnit XML: ${junitFile}, ${seconds.toFixed(1)} s`);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
