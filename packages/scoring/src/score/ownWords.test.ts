import { expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';

type State = 'met' | 'unclear' | 'missing';

function stateOf(skill: string, line: string, header: string, education = ''): State {
  const outcome = analyzeResume({
    job: {
      title: 'Position',
      description: 'You will work with the team and you will have the time that you need for all of this.',
      skills_required: skill,
    },
    candidate: {
      name: '',
      email: '',
      phone: '',
      notes: '',
      resumeText: `Experience\n${header}\n- ${line}\n- Came in early and stayed until the door was shut, and got along with all those who were there on the day, whoever they were.\n${education}`,
    },
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  const criterion = outcome.analysis.criteria?.find(({ name }) => name === skill);
  if (!criterion) throw new Error(`no criterion ${skill}`);
  return criterion.met ? 'met' : criterion.unclear ? 'unclear' : 'missing';
}

const WORKER = 'Assistant, Vale Mill, 2019 - 2024';

test.each([
  ['stock control', 'Controlled the stock of two shops and counted it each month.'],
  ['budget planning', 'Planned and monitored the yearly departmental budget.'],
  ['budget planning', 'Planned budgets of 400,000 a year for three departments.'],
  ['cash handling', 'Handled up to 3,000 pounds of cash every Saturday.'],
  ['machine maintenance', 'Maintained six packing machines and kept a log of faults.'],
  ['menu development', 'Developed seasonal menus.'],
  ['complaint handling', 'Dealt with complaints by phone and email.'],
  ['database administration', 'Administered the customer databases.'],
  ['variable frequency drives', 'Fitted PowerFlex and Altivar units to the mixers.'],
  ['workflow orchestration', 'Wrote forty Airflow jobs for the night.'],
  ['Go', 'Wrote services in Go for six years.'],
  ['Go', 'Built the interfaces in Go and Rust.'],
  ['React', 'Built the shop with React to the end.'],
  ['grant applications', 'Applied for grants and won six of them.'],
  ['minute taking', 'Took the minutes at board meetings.'],
  ['machine operation', 'Ran three spinning machines on nights.'],
  ['equipment repair', 'Fixed broken equipment in the gym.'],
  ['first aid training', 'Trained in first aid.'],
  ['customer complaints', 'Answered complaints from customers.'],
  ['advanced life support', 'ALS certificate renewed each year.'],
  ['staff training', 'Trained new starters in the first week.'],
  ['supplier management', 'Managed vendors in two countries.'],
  ['bid writing', 'Wrote bids and won four contracts.'],
])('%s is shown by: %s', (skill, line) => {
  expect(stateOf(skill, line, WORKER)).toBe('met');
});

test.each([
  ['nurse training', 'Worked beside a trained nurse on the ward.'],
  ['customer training', 'Received training on customer complaints.'],
  ['food preparation', 'Prepared forms for the food bank visitors.'],
  ['water treatment', 'Brought water to patients after treatment.'],
  ['house building', 'Worked in house in the main building.'],
  ['product design', 'Sold products to design studios.'],
  ['report writing', 'Filed written reports of others.'],
  ['art teaching', 'Modelled for art students and was taught first aid.'],
  ['menu planning', 'Cleaned the menus, planned outings.'],
  ['stock planning', 'Planned menus and ordered stock.'],
  ['budget planning', 'Responsible for a budget of 400,000.'],
  ['setting up of variable frequency drives', 'Swapped soft starters at nine pumps of the mill.'],
  ['CI/CD for data code', 'The build server sends each merge to the customers.'],
])('%s is left open by: %s', (skill, line) => {
  expect(stateOf(skill, line, WORKER)).toBe('unclear');
});

test.each([
  ['Java', 'Wrote JavaScript for the customer pages.'],
  ['project management', 'Property management of ninety flats.'],
  ['database design', 'Kept the keys of the boiler house.'],
])('%s is not shown by: %s', (skill, line) => {
  expect(stateOf(skill, line, WORKER)).toBe('missing');
});

test('what somebody studied shows no soft skill', () => {
  const education = 'Education\nBA Communication, Vale University, 2018';
  expect(stateOf('Communication skills', 'Filed post and kept a diary.', WORKER, education)).not.toBe('met');
});

test('a street shows no work', () => {
  expect(stateOf('baking', 'Filed post.', 'Clerk, Vale Mill, 12 Baker Street, Leeds, 2019 - 2024')).toBe(
    'missing',
  );
});

test('where it is enough to have begun, who is on the way has it', () => {
  expect(stateOf('MCIPS or studying towards it', 'Studying towards MCIPS, exam in May 2027.', WORKER)).toBe(
    'met',
  );
  expect(stateOf('MCIPS or studying towards it', 'MCIPS since 2022.', WORKER)).toBe('met');
  expect(stateOf('MCIPS', 'Studying towards MCIPS, exam in May 2027.', WORKER)).toBe('missing');
});

test('"pas encore" is a denial', () => {
  const outcome = analyzeResume({
    job: {
      title: 'Préparateur',
      description:
        'Nous recherchons une personne pour notre entrepôt, avec de l’expérience dans la logistique.',
      skills_required: 'CACES 3',
    },
    candidate: {
      name: '',
      email: '',
      phone: '',
      notes: '',
      resumeText:
        'Expérience\nMagasinier, Entrepôt Vale, 2019 - 2024\nPréparation de commandes et rangement des palettes dans les rayons du dépôt.\nPas encore titulaire du CACES 3, mais je suis disponible pour une formation et pour un poste dans la région dès maintenant.',
    },
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  const [licence] = outcome.analysis.criteria ?? [];
  expect(licence).toMatchObject({ name: 'CACES 3', met: false, unclear: false });
});

test.each([
  ['RN license', 'Told the charge nurse of each change in the skin of a patient.', 'missing'],
  ['Electrical license', 'Helped the licensed electrician to pull cable.', 'missing'],
  ['Driving licence', 'Full clean licence (car and van).', 'met'],
])('a licence is held by the person and by nobody beside them: %s, "%s": %s', (skill, line, state) => {
  const found = stateOf(skill, line, WORKER);
  if (state === 'met') expect(found).toBe('met');
  else expect(found).not.toBe('met');
});

test('who sat an exam has not taught for it', () => {
  expect(stateOf('GCSE teaching', 'Kept the store.', WORKER, 'Education\n8 GCSEs, with maths\n')).not.toBe(
    'met',
  );
  expect(stateOf('GCSE teaching', 'Taught GCSE maths to two classes.', WORKER)).not.toBe('missing');
});
