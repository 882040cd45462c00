import type { Report } from './Report.ts';
import { listCauses, scoreOf } from './score.ts';

/** The report as JSON, for programs. */
export function toJson(report: Report): string {
  const { url, contract, results, missing, leftOut, skipped, unknown, brokenOff } = report;
  const causes = listCauses(report).map(({ cause, results: found }) => ({
    cause,
    places: found.map(({ operationId, column, name }) => ({ operationId, column, name })),
    request: found[0]?.shown?.curl,
    answer: found[0]?.shown && { came: found[0].shown.came, body: found[0].shown.body },
  }));
  const operations = contract.operations.map(({ id, method, path }) => ({ id, method, path }));
  const told = { url, operations, missing, leftOut, skipped, unknown, brokenOff };
  return `${JSON.stringify({ ...told, score: scoreOf(report), causes, results }, null, 2)}\n`;
}
