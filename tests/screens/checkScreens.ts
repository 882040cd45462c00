import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { exemptions, STATES, type State } from './exemptions.ts';

/**
 * Holds every screen against the closed list of states: each state has a story that ran green in both themes and
 * asserts something, or a reason why it cannot be. Reads the report of the stories' run and keeps the table in
 * docs/screens.md (`--write` renews it).
 */
const root = resolve(import.meta.dirname, '../..');
const screens = join(root, 'packages/ui/src/screens');
const report = join(root, 'test-results/stories.json');
const table = join(root, 'docs/screens.md');

type Report = {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
};

if (!existsSync(report)) {
  console.error(`There is no ${relative(root, report)}. Run "npm test" first; its stories write it.`);
  process.exit(1);
}
const passed = listPassed(JSON.parse(readFileSync(report, 'utf8')));
const faults: string[] = [];
const rows = readdirSync(screens).map((screen) => {
  const cells = STATES.map((state) => describe(screen, state));
  const stories = storiesOf(screen);
  const behaviours = [...stories.keys()].filter((story) => !STATES.some((state) => state === story));
  return { screen, cells, behaviours };
});
const text = render();
if (process.argv.includes('--write')) writeFileSync(table, text);
else if (!existsSync(table) || readFileSync(table, 'utf8') !== text) {
  faults.push(
    'docs/screens.md is not what the stories show. Run: node tests/screens/checkScreens.ts --write',
  );
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${rows.length} screens x ${STATES.length} states: each has a green story or a reason.`);

function describe(screen: string, state: State): string {
  const source = storiesOf(screen).get(state);
  const reason = exemptions[screen]?.[state];
  if (source !== undefined) {
    if (reason) faults.push(`${screen}: ${state} has a story and a reason why it cannot be.`);
    if (!/\bexpect\(|\bplay:|\((staysLoading|failsToLoad|recoversFromLoadError)\(/.test(source))
      faults.push(`${screen}: the story ${state} asserts nothing.`);
    if (!passed.has(`${screen} ${state}`)) faults.push(`${screen}: the story ${state} did not pass.`);
    return '✓';
  }
  if (reason) return reason;
  faults.push(`${screen}: ${state} has no story. Add one, or a reason to tests/screens/exemptions.ts.`);
  return '?';
}

/** The exported stories of a screen, each with its source. */
function storiesOf(screen: string): Map<string, string> {
  const parts = listStoryFiles(screen).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/^export const /m)
      .slice(1),
  );
  return new Map(parts.map((part) => [part.split(/\W/)[0] ?? '', part]));
}

/** The file named after the screen, and those beside it that add stories under the same title. */
function listStoryFiles(screen: string): string[] {
  const folder = join(screens, screen);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => join(folder, name))
    .filter(
      (file) =>
        file.endsWith(`/${screen}.stories.tsx`) ||
        readFileSync(file, 'utf8').includes(`\n  title: '${screen}',\n`),
    );
}

/** The stories that passed, in both themes, as `<screen> <story>`. */
function listPassed({ testResults }: Report): Set<string> {
  const owners = new Map(
    readdirSync(screens).flatMap((screen) => listStoryFiles(screen).map((file) => [file, screen] as const)),
  );
  return new Set(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ title }) => `${owners.get(name)} ${title.replaceAll(' ', '')}`),
    ),
  );
}

function render(): string {
  const reasons: string[] = [];
  const cell = (content: string) => {
    if (content === '✓') return content;
    if (!reasons.includes(content)) reasons.push(content);
    return `[${reasons.indexOf(content) + 1}]`;
  };
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = rows.map(({ screen, cells, behaviours }) =>
    line([screen.replace(/Screen$/, ''), ...cells.map(cell), String(behaviours.length)]),
  );
  return `# Screens and their states

Generated from the stories that ran green in both themes (\`node tests/screens/checkScreens.ts --write\` after \`npm test\`); a number says why a screen cannot be
in a state. The last column counts the stories of behaviours and variants beside these.

${line(['Screen', ...STATES, 'Others'])}
${line(['---', ...STATES.map(() => ':-:'), '--:'])}
${lines.join('\n')}

${reasons.map((reason, index) => `${index + 1}. ${reason}`).join('\n')}
`;
}
