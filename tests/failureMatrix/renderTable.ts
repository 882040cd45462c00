import { operations } from '@cortex/api-client/operations';
import { findDifference } from './differences.ts';
import { failureIds, failures } from './failures.ts';
import { calledIds, journeys } from './journeys.ts';

const UNHEARD = 'Nobody waits for this answer: whatever comes, the person is logged out and told so.';
const ASIDE =
  'The page can do without it: its failure is said in its place, without a toast, with “Try again”.';
const EXTENSION = 'An addition to the 27 operations.';

/** The table of docs/failures.md, for a run in which every cell passed. */
export function renderTable(): string {
  const notes: string[] = [];
  const note = (text: string) => {
    if (!notes.includes(text)) notes.push(text);
    return `[${notes.indexOf(text) + 1}]`;
  };
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

  const rows = calledIds.flatMap((operationId) =>
    journeys[operationId].map((journey) => {
      const { method, path, extension } = operations[operationId];
      const from = journey.from ? `, ${journey.from}` : '';
      const remarks = [
        extension ? EXTENSION : '',
        journey.kind === 'unheard' ? UNHEARD : '',
        journey.kind === 'aside' ? ASIDE : '',
      ].filter(Boolean);
      const name = [`\`${method.toUpperCase()} ${path}\`${from}`, ...remarks.map(note)].join(' ');
      const cells = failureIds.map((failureId) => {
        const difference = findDifference(operationId, journey.from, failureId);
        return difference ? `✓ ${note(difference.reason)}` : '✓';
      });
      return line([name, ...cells]);
    }),
  );

  return `# Failures and what a person meets

Generated from a run of every cell through the whole app in a browser (\`npx vitest run --project failure-matrix\`, with \`-u\` to
renew it). A tick says: the catalogue's text in one toast, the page still there, what was typed still in its fields, one line
for the console without any data, and the second attempt, with Retry or by sending once more, succeeded. The rules are in
\`tests/failureMatrix/rules.ts\`; a number says where a cell differs from them, and why. No cell is left out. The calls of the
public pages of open jobs are not here, as the app makes none of them: \`apps/web/openJobs.test.ts\` and \`tests/e2e/open-jobs.spec.ts\`
try their failures.

- An answer that is not success gives "Failed …", with the server's \`detail\` as the second line; no usable answer gives "Error …".
- A body that cannot be read is no usable answer where the screen needs it, and success where nobody reads it.
- 401 with a session: it ends, one toast says so, and after a new sign-in the page and the text are back, passwords excepted.
- 403 \`upgrade_required\`: a page that the plan lacks leads to /upgrade-needed; everything else stays and offers the way there.
- 422: each refused field bears the server's sentence, and the keyboard is at the first.

${line(['Operation', ...failureIds.map((failureId) => failures[failureId].title)])}
${line(['---', ...failureIds.map(() => ':-:')])}
${rows.join('\n')}

${notes.map((text, index) => `${index + 1}. ${text}`).join('\n')}
`;
}
