import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Prints what the last test run counted, in Markdown, for a pull request's comment: one row a step, what failed, how many pictures differ. */
const results = resolve(import.meta.dirname, '../test-results');
const reports = existsSync(results) ? readdirSync(results).filter((name) => name.endsWith('.json')) : [];
const rows = reports.map((name) => ({ name: name.replace(/\.json$/, ''), ...count(join(results, name)) }));
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
const pictures = globSync('visual/**/*-actual.png', { cwd: results }).length;
const lines = [
  `### ${failed === 0 && pictures === 0 ? 'All passed' : `${failed} failed, ${pictures} pictures differ`}`,
  '',
  '| step | passed | failed |',
  '|---|---|---|',
  ...rows.map(({ name, passed, failed: ofStep }) => `| ${name} | ${passed} | ${ofStep} |`),
];
if (pictures > 0)
  lines.push('', '`test-results/visual/report.html` in the artifact shows each picture before and now.');
console.log(lines.join('\n'));

function count(file: string): { passed: number; failed: number } {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats)
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 };
}
