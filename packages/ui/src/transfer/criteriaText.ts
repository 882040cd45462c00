import { type CriterionChoice, CriterionChoiceImportance } from '@cortex/api-client/model';

const words = { must: 'must', nice: 'nice', left_out: 'left out' } as const;

/** What a person set about a job's criteria as lines: `must: SQL`. */
export function writeCriteria(choices: readonly CriterionChoice[]): string {
  return choices.map(({ importance, name }) => `${words[importance]}: ${writeName(name)}`).join('\n');
}

/** The choices in such lines, or the first line that is none. */
export function readCriteria(text: string): { choices: CriterionChoice[] } | { wrong: string } {
  const choices: CriterionChoice[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const at = line.indexOf(':');
    const word = line.slice(0, at).trim().toLowerCase();
    const importance = Object.values(CriterionChoiceImportance).find((one) => words[one] === word);
    const name = readName(line.slice(at + 1).replace(/^ /, ''));
    if (at < 0 || importance === undefined || name.trim() === '') return { wrong: line };
    choices.push({ name, importance });
  }
  return { choices };
}

function writeName(name: string): string {
  return name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}

function readName(text: string): string {
  return text.replace(/\\(.)/g, (_, letter: string) =>
    letter === 'n' ? '\n' : letter === 'r' ? '\r' : letter,
  );
}
