import { describe, expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';

const ad = {
  title: 'Payroll Clerk',
  description:
    'Harbour Foods cans fish. You run the weekly payroll of two hundred packers, check timesheets and post pension contributions.',
  skills_required: '',
};
const clerk = `Payroll assistant in a cannery.
Ran the weekly payroll of ninety packers and checked their timesheets.
Posted pension contributions and wrote to the tax office about each starter and leaver.
Answered what packers asked about their payslips.`;
const gardener = `Gardener of a city park.
Planted beds, pruned roses and mowed lawns from March until October each year.
Mended benches and fences and kept the mowers running in winter.
Showed school classes which birds nest in the hedges and why hedges are cut late.`;

function sharedWords(resumeText: string, job = ad) {
  const candidate = { name: '', email: '', phone: '', notes: '', resumeText };
  const outcome = analyzeResume({ job, candidate, asOf: '2026-11-21' });
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.analysis.criteria.find(({ name }) => name === 'Words in common with this job');
}

describe('the words shared with the job text', () => {
  test('part the trade from another, with the words that weigh most and the lines that have them', () => {
    const shared = sharedWords(clerk);
    expect(shared).toMatchObject({ met: true, weight: 15 });
    expect(shared?.remark).toMatch(/^Both name: .*packers/);
    expect(shared?.remark?.split(', ').length).toBeLessThanOrEqual(6);
    expect(shared?.evidence.length).toBeLessThanOrEqual(3);
    for (const { quote } of shared?.evidence ?? []) expect(clerk).toContain(quote);
    expect(sharedWords(gardener)?.credit).toBeLessThan((shared?.credit ?? 0) / 2);
    expect(sharedWords(gardener)).toMatchObject({ met: false });
  });

  test('are not asked for where the recruiter listed skills, nor in a language that is not compared', () => {
    expect(sharedWords(clerk, { ...ad, skills_required: 'Payroll' })).toBeUndefined();
    const german = {
      title: 'Lohnbuchhalterin',
      description:
        'Sie rechnen jede Woche die L\u00f6hne von zweihundert Packern ab, pr\u00fcfen Stundenzettel und buchen die Beitr\u00e4ge zur Rente.',
      skills_required: '',
    };
    expect(sharedWords(clerk, german)).toBeUndefined();
  });

  test('are no names: another employer of the same kind changes nothing', () => {
    const at = (firm: string) => sharedWords(`${clerk}\nWorked at ${firm} for six years.`)?.credit;
    expect(at('Zwiebelfisch')).toBe(at('Kowalczyk'));
  });

  test('are none of what the law says of applicants: who tells of such a trait has no other score', () => {
    const told = `${ad.description} We hire without regard to religion, pregnancy, disability or veteran status.`;
    const plain = sharedWords(`${clerk}\nHelped at the desk of the veterans.`, { ...ad, description: told });
    const other = sharedWords(`${clerk}\nHelped at the desk of the founders.`, { ...ad, description: told });
    expect(plain?.credit).toBe(other?.credit);
    expect(plain?.remark).not.toContain('veteran');
  });

  test('are those of dated posts where a resume is in another language, as with the likeness of the work', () => {
    const german = `Lohnbuchhalterin, Fischwerk Nord, 2015 bis 2023
Rechnete jede Woche die L\u00f6hne von neunzig Packern ab und pr\u00fcfte ihre Stundenzettel im Payroll System.
Buchte die Beitr\u00e4ge zur Rente und schrieb dem Finanzamt \u00fcber jeden, der kam oder ging, auch \u00fcber Pension und Timesheets.`;
    const candidate = { name: '', email: '', phone: '', notes: '', resumeText: german };
    const outcome = analyzeResume({ job: ad, candidate, asOf: '2026-11-21' });
    if (!outcome.ok) throw new Error(outcome.detail);
    const [work, words] = ['Work similar', 'Words in common'].map((opens) =>
      outcome.analysis.criteria.find(({ name }) => name.startsWith(opens)),
    );
    expect(words?.credit).toBe(work?.credit);
  });

  test('do not grow by an ad pasted below', () => {
    const pasted = sharedWords(`${gardener}\n${ad.description}`);
    expect(pasted?.credit).toBe(sharedWords(gardener)?.credit);
  });
});
