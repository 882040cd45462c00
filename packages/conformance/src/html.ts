import { columns } from './columns.ts';
import { PLANS } from './contract.ts';
import { CALLERS } from './Ledger.ts';
import { nextStep } from './next.ts';
import { count } from './print.ts';
import type { Report } from './Report.ts';
import { type Cell, listCauses, listUntried, type Score, scoreOf } from './score.ts';
import { absenceOf, columnNames, type Mark, markOf } from './table.ts';
import { visible } from './visible.ts';

/** Text that is HTML already; everything else is escaped. */
type Html = { html: string };

/** HTML with its values escaped: what a strange server said is shown, and never obeyed. */
function html(parts: TemplateStringsArray, ...values: (string | number | Html | readonly Html[])[]): Html {
  const shown = values.map((value) => {
    if (typeof value === 'object')
      return 'html' in value ? value.html : value.map((one) => one.html).join('');
    return visible(String(value)).replace(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0)};`);
  });
  return { html: parts.map((part, index) => part + (shown[index] ?? '')).join('') };
}

const nothing: Html = { html: '' };

/** Marks are drawn, as not every font has them. */
const PATHS: Record<Mark, string> = {
  passed: 'M3 8.5l3.5 3.5L13 4.5',
  failed: 'M4 4l8 8M12 4l-8 8',
  'not tried': 'M8 8v.01',
  none: 'M5 8h6',
};
const WORDS: Record<Mark, string> = {
  passed: 'as the contract says',
  failed: 'not as the contract says',
  'not tried': 'not tried',
  none: 'does not apply',
};

function icon(mark: Mark): Html {
  return html`<svg class="${classOf(mark)}" viewBox="0 0 16 16" role="img" aria-label="${WORDS[mark]}"><path d="${PATHS[mark]}"/></svg>`;
}

/** The report as one page that loads nothing, runs nothing and stands alone. */
export function toHtml(report: Report): string {
  const score = scoreOf(report);
  const failed = report.results.filter(({ outcome }) => outcome === 'failed').length;
  const passed = report.results.filter(({ outcome }) => outcome === 'passed').length;
  const untried = report.results.length - failed - passed;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>Conformance of ${report.url}</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
<header>
<p class="over">Conformance report, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC</p>
<h1>${report.url}</h1>
<p class="verdict ${failed > 0 ? 'failed' : 'passed'}">${verdictOf(report, failed)}</p>
<p>Next: ${nextStep(report)}</p>
</header>
<main>
${summary(report, score, { passed, failed, untried })}
${causesOf(report)}
${operationsOf(report)}
${untriedOf(report)}
${answersOf(score)}
${accessOf(report, score)}
</main>
</body>
</html>
`;
  return page.html;
}

function verdictOf({ missing, brokenOff }: Report, failed: number): string {
  if (brokenOff) return 'The run broke off before all was tried.';
  if (failed > 0) return 'Some of what was tried is not as the contract says.';
  if (missing.length > 0) return 'All that is there and was tried is as the contract says.';
  return 'All that was tried is as the contract says.';
}

function summary(
  report: Report,
  { total, covered, passed: right }: Score,
  counts: { passed: number; failed: number; untried: number },
): Html {
  const all = report.contract.operations.length - report.skipped.length;
  const there = new Set(
    report.results.filter(({ outcome }) => outcome !== 'not tried').map(({ operationId }) => operationId),
  );
  const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.floor((100 * part) / whole));
  const tile = (figure: string, about: string) =>
    html`<div class="tile"><strong>${figure}</strong><span>${about}</span></div>`;
  return html`<section aria-label="Summary" class="tiles">
${tile(`${there.size} of ${all}`, 'operations are there and were tried')}
${tile(`${counts.passed}`, count(counts.passed, 'check').replace(/^\d+ /, '').concat(' passed'))}
${tile(`${counts.failed}`, `${count(counts.failed, 'check').replace(/^\d+ /, '')} failed`)}
${tile(`${counts.untried}`, `${count(counts.untried, 'check').replace(/^\d+ /, '')} not tried`)}
${tile(`${percent(covered, total)} %`, `of the contract was tried: ${covered} of ${total} answers to somebody on some plan`)}
${tile(`${percent(right, covered)} %`, `of what was tried is right: ${right} of ${covered}`)}
</section>`;
}

function causesOf(report: Report): Html {
  const causes = listCauses(report);
  if (causes.length === 0) return nothing;
  const items = causes.map(({ cause, results }) => {
    const [first] = results;
    const places = results.map(
      ({ operationId, column, name }) => html`<li><code>${operationId}</code>, ${column}: ${name}</li>`,
    );
    const [message = '', ...rest] = (first?.report ?? '').split('\n');
    const contract = rest.find((line) => line.startsWith('contract: '))?.replace('contract: ', '');
    const who = first?.shown?.sent.split('\n')[0]?.replace(/^.* as /, '') ?? '';
    const shown = first?.shown
      ? html`<h4>To repeat it, as ${who}</h4><pre>${first.shown.curl}</pre>
<h4>What came: ${first.shown.came}</h4><pre>${first.shown.body || '(no body)'}</pre>`
      : html`<pre>${first?.report ?? ''}</pre>`;
    return html`<details>
<summary><span>${cause}</span> <b>${count(results.length, 'place')}</b></summary>
<div class="inside">
<p>The first of them: ${message}${contract ? html`<br><span class="quiet">The contract: ${contract}</span>` : nothing}</p>
${shown}
<h4>${count(results.length, 'place')}</h4>
<ul>${places}</ul>
</div>
</details>`;
  });
  return html`<section><h2>What is wrong, by cause</h2>
<p class="quiet">What one fault is behind stands together, the most frequent first. Open one to see a request that shows it.</p>
${items}</section>`;
}

function operationsOf(report: Report): Html {
  const heads = columnNames.map((name) => html`<th scope="col" title="${columns[name]}">${name}</th>`);
  const rows = report.contract.operations
    .filter(({ id }) => !report.skipped.includes(id))
    .map(({ id, method, path }) => {
      const absence = absenceOf(report, id);
      const cells = absence
        ? html`<td class="quiet" colspan="${columnNames.length}">${absence}</td>`
        : { html: columnNames.map((name) => markCell(markOf(report, id, name)).html).join('') };
      return html`<tr><th scope="row"><code>${id}</code><br><span class="quiet">${method} ${path}</span></th>${cells}</tr>`;
    });
  const legend = columnNames.map((name) => html`<dt>${name}</dt><dd>${columns[name]}</dd>`);
  return html`<section><h2>Operations and checks</h2>
<p class="quiet">${icon('passed')} as the contract says ${icon('failed')} not ${icon('not tried')} not tried ${icon('none')} does not apply</p>
<div class="scroll" tabindex="0" role="region" aria-label="Operations and checks"><table class="marks"><thead><tr><td></td>${heads}</tr></thead><tbody>${rows}</tbody></table></div>
<details><summary><span>What each column is about</span></summary><dl class="inside">${legend}</dl></details>
</section>`;
}

function untriedOf(report: Report): Html {
  const reasons = [...listUntried(report)].map(
    ([
      reason,
      checks,
    ]) => html`<details><summary><span>${reason}</span> <b>${count(checks.length, 'check')}</b></summary>
<ul class="inside">${checks.map((check) => html`<li>${check}</li>`)}</ul></details>`,
  );
  if (reasons.length === 0) return nothing;
  return html`<section><h2>Not tried, and why</h2>
<p class="quiet">None of this counts as a failure. Implement what is needed, or name records in --seed.</p>
${reasons}</section>`;
}

function answersOf({ cells }: Score): Html {
  const all = cells.filter(({ kind }) => kind === 'answer');
  const byOperation = Map.groupBy(all, ({ operationId }) => operationId);
  const rows = [...byOperation]
    .filter(([, answers]) => answers.some(isTried))
    .map(
      ([id, answers]) =>
        html`<tr><th scope="row"><code>${id}</code></th><td>${answers.map(
          ({ about, state, why }) =>
            html`<span class="chip ${classOf(state)}" title="${why ?? state}">${icon(state)} ${about}</span> `,
        )}</td></tr>`,
    );
  return html`<section><h2>Declared answers</h2>
<p class="quiet">Each status and code that the contract declares. Operations of which nothing was tried are not shown.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Declared answers"><table><tbody>${rows}</tbody></table></div>
${whyList(all)}</section>`;
}

function accessOf({ contract }: Report, { cells }: Score): Html {
  const access = cells.filter(({ kind }) => kind === 'access');
  const situations = PLANS.flatMap((plan) => CALLERS.map((who) => ({ plan, who })));
  const rows = contract.operations.flatMap(({ id }) => {
    const own = access.filter(({ operationId }) => operationId === id);
    if (!own.some(isTried)) return [];
    const marks = situations.map(({ plan, who }) => {
      const cell = own.find(({ about }) => about.startsWith(`${who}, ${plan}: `));
      if (!cell) return markCell('none');
      const expected = cell.about.split(': ').at(-1) ?? '';
      return html`<td class="${classOf(cell.state)}" title="${cell.why ?? expected}">${icon(cell.state)}<br><span class="quiet">${expected === 'success' ? '2xx' : (expected.split(' ')[0] ?? '')}</span></td>`;
    });
    return [html`<tr><th scope="row"><code>${id}</code></th>${marks}</tr>`];
  });
  const plans = PLANS.map((plan) => html`<th scope="colgroup" colspan="${CALLERS.length}">${plan}</th>`);
  const callers = situations.map(
    ({ who }) =>
      html`<th scope="col">${who.replace("another organization's admin", 'other organization')}</th>`,
  );
  return html`<section><h2>Who is answered what, on each plan</h2>
<p class="quiet">Below each mark stands the status that the contract says. “Other organization” is its admin, who names a record of the first one.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Who is answered what"><table class="marks access"><thead><tr><td></td>${plans}</tr><tr><td></td>${callers}</tr></thead><tbody>${rows}</tbody></table></div>
${whyList(access)}</section>`;
}

function isTried({ state }: Cell): boolean {
  return state !== 'not tried';
}

function whyList(cells: readonly Cell[]): Html {
  const untried = cells.filter(({ state }) => state === 'not tried');
  if (untried.length === 0) return nothing;
  const reasons = [...Map.groupBy(untried, ({ why }) => why ?? '')].map(
    ([why, found]) =>
      html`<li>${why}: ${found.map(({ operationId, about }) => `${operationId} ${about}`).join('; ')}</li>`,
  );
  return html`<details><summary><span>Not tried, and why</span> <b>${untried.length}</b></summary><ul class="inside">${reasons}</ul></details>`;
}

function markCell(mark: Mark): Html {
  return html`<td class="${classOf(mark)}" title="${WORDS[mark]}">${icon(mark)}</td>`;
}

function classOf(mark: Mark): string {
  return mark === 'not tried' ? 'untried' : mark;
}

const STYLE = `
:root { color-scheme: light dark; --page: #f7f7f5; --card: #fff; --ink: #23262b; --quiet: #5c636e; --line: #dfe1e5; --good: #1a6b3c; --bad: #b3261e; --soft: #eef0f3; }
@media (prefers-color-scheme: dark) { :root { --page: #14161a; --card: #1c1f25; --ink: #e6e8ec; --quiet: #a2aab6; --line: #333842; --good: #7fd6a0; --bad: #ff9d94; --soft: #262a32; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 2rem 1.25rem 4rem; background: var(--page); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.75rem; font-weight: 650; line-height: 1.25; }
h2 { margin: 0 0 .25rem; font-size: 1.2rem; font-weight: 650; }
h4 { margin: 1rem 0 .25rem; font-size: .9rem; font-weight: 600; }
p { margin: 0 0 .75rem; }
.over, .quiet { color: var(--quiet); font-size: .875rem; font-weight: 400; }
.over { margin: 0; }
.verdict { margin: .5rem 0 1.5rem; font-weight: 600; }
.passed { color: var(--good); } .failed { color: var(--bad); } .untried, .none { color: var(--quiet); }
section { margin: 0 0 2.25rem; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr)); gap: .75rem; }
.tile { padding: .9rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .6rem; }
.tile strong { display: block; font-size: 1.5rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.tile span { color: var(--quiet); font-size: .875rem; }
details { margin: .5rem 0; background: var(--card); border: 1px solid var(--line); border-radius: .6rem; }
summary { display: flex; gap: 1rem; justify-content: space-between; padding: .65rem 1rem; cursor: pointer; }
summary::-webkit-details-marker { display: none; } summary::before { content: ""; align-self: center; border: .3rem solid transparent; border-left-color: var(--quiet); } details[open] > summary::before { transform: rotate(90deg); }
svg { width: 1em; height: 1em; vertical-align: -.12em; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
summary span { flex: 1; } summary b { color: var(--quiet); font-weight: 500; white-space: nowrap; }
summary:focus-visible, .scroll:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; border-radius: .6rem; }
.inside { margin: 0; padding: 0 1rem 1rem 2.4rem; } ul.inside { padding-left: 3.4rem; }
dt { font-weight: 600; } dd { margin: 0 0 .5rem; }
pre { margin: 0; padding: .75rem; max-height: 24rem; overflow: auto; background: var(--soft); border-radius: .4rem; font: .8125rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre-wrap; unicode-bidi: plaintext; }
code { font: .875em ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: .6rem; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { overflow-wrap: normal; padding: .45rem .55rem; border-bottom: 1px solid var(--line); text-align: left; font-weight: 400; vertical-align: top; }
tr:last-child > * { border-bottom: 0; } thead th { color: var(--quiet); }
.marks td, .marks thead th { text-align: center; } .marks td { font-weight: 600; line-height: 1.25; } .marks td[colspan] { text-align: left; font-weight: 400; }
.marks .quiet { font-size: .75rem; } .marks tbody th { min-width: 13rem; }
.access thead tr:first-child th, .access td:nth-of-type(4n+1) { border-left: 1px solid var(--line); }
tbody th { white-space: nowrap; } .marks tbody td { white-space: nowrap; }
.chip { display: inline-block; margin: .1rem .5rem .1rem 0; white-space: nowrap; }
@media print { details > * { display: block; } }
`;
