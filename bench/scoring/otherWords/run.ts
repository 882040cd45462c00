import { readFileSync } from 'node:fs';
import { analyzeResume } from '@cortex/scoring';

/**
 * Pairs of a criterion and a line of a resume: half of them say the same in other words, half look alike and do not.
 * With the argument `list` it names the pairs that went wrong of the parts that choices are made on, never of those
 * that they are judged on.
 */
type Pair = { half: string; trade: string; criterion: string; line: string; same: boolean };
type State = 'met' | 'unclear' | 'missing';

const FROM = ['chosen on', 'judged on', 'deeds, chosen on', 'deeds, read since', 'deeds, read last'];
const TO_READ = new Set(['chosen on', 'deeds, chosen on', 'deeds, read since', 'deeds, read last']);
const pairs: Pair[] = JSON.parse(readFileSync(new URL('./pairs.json', import.meta.url), 'utf8'));

function stateOf({ criterion, line }: Pair): State {
  const outcome = analyzeResume({
    job: {
      title: 'Position',
      description: 'You will work with the team and you will have the time that you need for all of this.',
      skills_required: criterion,
    },
    candidate: {
      name: '',
      email: '',
      phone: '',
      notes: '',
      resumeText: `Experience\nAssistant, Vale Mill, 2019 - 2024\n- ${line}\n- Came in early and stayed until the door was shut, and got along with all those who were there on the day, whoever they were.\n`,
    },
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  const states = (outcome.analysis.criteria ?? [])
    .filter(({ kind }) => kind === 'skill')
    .map(({ met, unclear }): State => (met ? 'met' : unclear ? 'unclear' : 'missing'));
  return states.includes('met') ? 'met' : states.includes('unclear') ? 'unclear' : 'missing';
}

for (const half of FROM) {
  for (const same of [true, false]) {
    const found = pairs.filter((pair) => pair.half === half && pair.same === same);
    if (found.length === 0) continue;
    const counted: Record<State, number> = { met: 0, unclear: 0, missing: 0 };
    for (const pair of found) {
      const state = stateOf(pair);
      counted[state] += 1;
      if (process.argv.includes('list') && TO_READ.has(half) && (state === 'missing') === same)
        console.log(`    ${state}: ${pair.criterion} <- ${pair.line}`);
    }
    console.log(
      `${half.padEnd(18)} ${(same ? 'says the same' : 'looks alike').padEnd(14)} met ${counted.met}, unclear ${counted.unclear}, not found ${counted.missing} of ${found.length}`,
    );
  }
}
