import {
  type AnalysisInputs,
  extractSkills,
  type Finding,
  readContact,
  readInputs,
  SCORED_BY,
  toAnalysis,
} from '@cortex/scoring';

const MARKS: Record<Finding['state'], string> = { met: 'met', unclear: 'unclear', missing: 'not found' };

/** A job as a text file: the title on its first line, a line "Skills: Go, Kafka" where there is one, and the description. */
export function readJobFile(text: string): AnalysisInputs['job'] {
  const [title = '', ...rest] = text.replace(/\r\n?/g, '\n').trim().split('\n');
  const isSkills = (line: string) => /^\s*skills(?: required)?\s*:/i.test(line);
  return {
    title: title.trim(),
    description: rest
      .filter((line) => !isSkills(line))
      .join('\n')
      .trim(),
    skills_required: rest
      .filter(isSkills)
      .map((line) => line.slice(line.indexOf(':') + 1).trim())
      .join(', '),
  };
}

/**
 * Everything that a score rests on, as lines of text: what was read of both, each criterion with its rule, finding, points and quotes, and the sum. Where there is
 * too little text for a score, it says so.
 */
export function explainAnalysis(inputs: AnalysisInputs): string {
  const outcome = readInputs(inputs);
  if (!outcome.ok) return `No score: ${outcome.detail}`;
  const { reading } = outcome;
  const { profile, findings } = reading;
  const analysis = toAnalysis(reading, SCORED_BY);
  const { name, email, phone } = readContact(inputs.candidate.resumeText ?? '');
  const { title, skills_required } = inputs.job;
  const sum = findings.reduce((all, { criterion, credit }) => all + criterion.weight * credit, 0);
  return [
    `${SCORED_BY.name} ${SCORED_BY.version}; "present" means ${inputs.asOf}.`,
    '',
    '== Read of the resume ==',
    `${reading.words} words without personal data, ${profile.statements.length} statements${reading.inPart ? `. ${reading.inPart}` : ''}`,
    `name ${name ?? '-'} | email ${email ?? '-'} | phone ${phone ?? '-'}`,
    `skills: ${extractSkills(inputs.candidate.resumeText ?? '') || '-'}`,
    'posts:',
    ...listed(
      profile.posts.map(
        ({ from, to, current, undated, header, level }) =>
          `${undated ? 'no dates' : `${monthName(from)} to ${current ? 'present' : monthName(to - 1)}`}, level ${level}: ${header}`,
      ),
    ),
    '',
    '== Read of the job ==',
    `title: ${title}`,
    `skills: ${skills_required || '-'}`,
    '',
    '== Criteria: points of the score, finding, rule ==',
    ...findings.flatMap(describeFinding),
    '',
    '== Sum ==',
    `${findings.map(({ criterion, credit }) => `${criterion.weight} x ${credit}`).join(' + ')} = ${sum.toFixed(2)}`,
    `fit score ${analysis.fit_score}${analysis.capped ? ', lowered because a must-have was not found' : ''}`,
    analysis.recommendation,
  ].join('\n');
}

function describeFinding({ criterion, state, credit, quotes, remark }: Finding): string[] {
  const { name, kind, importance, from, weight, quote } = criterion;
  const wanted = importance === 'neither' ? '' : importance === 'must' ? ', must have' : ', nice to have';
  return [
    `${(weight * credit).toFixed(1).padStart(5)} of ${String(weight).padStart(2)}  ${MARKS[state].padEnd(9)}  ${name}`,
    `${' '.repeat(13)}${kind}${wanted}, from the ${from}${quote ? `: "${quote}"` : ''}`,
    `${' '.repeat(13)}rule: ${describeRule(criterion.rule)}; credit ${credit}`,
    ...(remark ? [`${' '.repeat(13)}${remark}`] : []),
    ...quotes.map((one) => `${' '.repeat(13)}> "${one.quote}" (${one.source})`),
  ];
}

function describeRule(rule: Finding['criterion']['rule']): string {
  switch (rule.by) {
    case 'years':
      return `at least ${rule.months} months${rule.of ? ' of this work' : ' of work'}, from posts with dates or years that are stated`;
    case 'degree':
      return `a degree of level ${rule.level} (1 school or trade, 4 doctorate)${rule.field ? ' in the field' : ''}${rule.orExperience ? ', or experience instead' : ''}`;
    case 'language':
      return `${rule.language} at level ${rule.level}`;
    case 'level':
      return `a post of level ${rule.level} (0 trainee, 4 lead or manager)`;
    case 'work':
      return rule.likeness
        ? `${rule.likeness.lines.length} lines of the ad by their words and by meaning, and the words of the whole texts`
        : `the telling words of the ad in the posts (${rule.words.size} words)`;
    case 'words':
      return `the words of the whole ad, rare ones most (${rule.whole.weights.size} words)`;
    case 'role':
      return 'a post with this title or one that means the same';
    case 'lead':
      return 'people that were led';
    case 'licence':
      return 'a licence or certificate that is held, not expired, not begun';
    case 'duty':
    case 'skill':
      return 'named, or another word for it, in a post (full credit), in a list (less), long ago (less)';
  }
}

function listed(lines: readonly string[]): string[] {
  return lines.length === 0 ? ['  none'] : lines.map((line) => `  ${line}`);
}

/** A month as the analysis counts them, from year 0. */
function monthName(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}
