import type { Report } from './Report.ts';
import { absenceOf } from './table.ts';

/** The report as JUnit XML: one suite an operation. What could not be provoked from outside counts as skipped. */
export function toJUnit(report: Report): string {
  const suites = report.contract.operations.map(({ id, answers }) => {
    const results = report.results.filter(({ operationId }) => operationId === id);
    const cases = results.map(({ column, name, outcome, report: text, milliseconds }) => {
      const start = `<testcase classname="${id}" name="${toXml(`${column}: ${name}`)}" time="${seconds(milliseconds)}"`;
      if (outcome === 'passed') return `    ${start}/>`;
      if (outcome === 'not tried') return `    ${start}><skipped message="${toXml(text ?? '')}"/></testcase>`;
      const [message = ''] = (text ?? '').split('\n');
      return `    ${start}><failure message="${toXml(message)}">${toXml(text ?? '')}</failure></testcase>`;
    });
    if (report.skipped.includes(id)) return '';
    const absence = toXml(absenceOf(report, id) ?? '');
    if (absence !== '') {
      const only = `    <testcase classname="${id}" name="${absence}"><skipped message="${absence}"/></testcase>`;
      return `  <testsuite name="${id}" tests="1" failures="0" skipped="1">\n${only}\n  </testsuite>`;
    }
    const skipped = answers
      .filter(({ status }) => status >= 400)
      .flatMap(({ status, codes }) => codes.map((code) => `${status} ${code}`))
      .filter((answer) => !report.seen.has(`${id} ${answer}`))
      .map(
        (answer) => `    <testcase classname="${id}" name="answers ${toXml(answer)}"><skipped/></testcase>`,
      );
    const failures = results.filter(({ outcome }) => outcome === 'failed').length;
    const untried = skipped.length + results.filter(({ outcome }) => outcome === 'not tried').length;
    const counts = `tests="${cases.length + skipped.length}" failures="${failures}" skipped="${untried}"`;
    return [`  <testsuite name="${id}" ${counts}>`, ...cases, ...skipped, '  </testsuite>'].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n${suites.filter((suite) => suite !== '').join('\n')}\n</testsuites>\n`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}

function toXml(text: string): string {
  // XML 1.0 has no place for most control characters, escaped or not.
  const allowed = text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '�');
  return allowed.replace(/[&<>"\n]/g, (mark) => `&#${mark.codePointAt(0)};`);
}
