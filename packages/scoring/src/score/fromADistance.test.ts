import { describe, expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';

const AD = `You repair and service gas boilers, radiators and heat pumps in private homes, find leaks, fit valves and pumps,
balance systems and test each boiler for safety before you leave.
Requirements
- three years repairing gas boilers and heat pumps
- fault finding on burner controls`;

function analyse(
  resumeText: string,
  job = { title: 'Heating Engineer', description: AD, skills_required: '' },
) {
  const outcome = analyzeResume({
    job,
    candidate: { name: '', email: '', phone: '', notes: '', resumeText },
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.analysis;
}
const scoreOf = (...args: Parameters<typeof analyse>) => analyse(...args).fit_score;

const LINES = `Boilers, radiators and heat pumps for private homes, valves and pumps, burner controls, leaks and safety tests.
Explained to customers how gas boilers and heat pumps are repaired, and fault finding on burner controls.
Worked with heating systems, boilers, radiators and pumps in private homes for all of these years.`;

const OTHERS =
  'Kept the diary, the coffee and the letters of the house in good order for each and every one of these years.';

describe('who deals with the work of others tells of it from a distance', () => {
  const engineer = `Heating Engineer\n\nExperience\nHeating Engineer, Vale Heating, 2018 - 2025\n${LINES}`;
  test.each([
    ['Sales Advisor', 'Sales Advisor, Vale Heating, 2018 - 2025'],
    ['Outside sales, heating', 'Vale Heating, 2018 - 2025'],
    ['Recruitment Consultant', 'Recruitment Consultant, Vale Staffing, 2018 - 2025'],
    ['Journalist', 'Trade Editor, The Boiler Weekly, 2018 - 2025'],
    ['Service Scheduler', 'Service Scheduler, Vale Heating, 2018 - 2025'],
    ['Field Sales Engineer', 'Field Sales Engineer, Vale Boilers, 2018 - 2025'],
    ['Product Marketing Manager', 'Product Marketing Manager, Vale Boilers, 2018 - 2025'],
    ['Technical Writer', 'Technical Writer, Vale Manuals, 2018 - 2025'],
    ['Document Controller', 'Document Controller, Vale Heating, 2018 - 2025'],
    ['Depot Administrator', 'Depot Administrator, Vale Heating, 2018 - 2025'],
    ['Letting Agent', 'Letting Agent, Vale Homes, 2018 - 2025'],
    ['Senior Underwriter', 'Senior Underwriter, Vale Mutual, 2018 - 2025'],
    ['Lead Auditor', 'Lead Auditor, Vale Standards, 2018 - 2025'],
    ['Category Buyer', 'Category Buyer, Vale Heating, 2018 - 2025'],
    ['ERP Implementation Consultant', 'ERP Implementation Consultant, Vale Systems, 2018 - 2025'],
    ['Paralegal', 'Paralegal, Vale Law, 2018 - 2025'],
    ['Equity Analyst', 'Equity Analyst, Vale Capital, 2018 - 2025'],
    ['Industrial Photographer', 'Industrial Photographer, Vale Pictures, 2018 - 2025'],
  ])('%s, and no heating engineer', (headline, post) => {
    const other = `${headline}\n\nExperience\n${post}\n${LINES}`;
    expect(scoreOf(other)).toBeLessThan(scoreOf(engineer) - 20);
    const told = other.replace(LINES, LINES.split('\n').slice(1, 2).concat(OTHERS).join('\n'));
    const asked = analyse(told).criteria.filter(({ name }) => /boilers|fault finding/i.test(name));
    expect(asked.length).toBeGreaterThan(0);
    for (const { met } of asked) expect(met).toBe(false);
  });

  test('a post in the trade counts in full below a headline of selling', () => {
    const changed = `Sales Advisor\n\nExperience\nSales Advisor, Vale Cars, 2023 - 2025\nSold small vans to builders.\n\nHeating Engineer, Vale Heating, 2016 - 2023\n${LINES}`;
    expect(scoreOf(changed)).toBeGreaterThan(scoreOf(`Sales Advisor\n\n${LINES}`) + 15);
  });

  test('customers and accounts that an ad names do not make it one of selling', () => {
    const among = `${AD}\nYou explain faults to customers.\nYou visit customers with service accounts.`;
    const job = { title: 'Heating Engineer', description: among, skills_required: '' };
    const seller = `Sales Advisor\n\nExperience\nSales Advisor, Vale Heating, 2018 - 2025\n${LINES}`;
    expect(scoreOf(seller, job)).toBeLessThan(scoreOf(engineer, job) - 15);
  });

  test('what somebody studied is no trade of theirs', () => {
    const graduate = engineer.replace('Experience', 'Education\nBBA: Marketing, 2014\n\nExperience');
    expect(Math.abs(scoreOf(graduate) - scoreOf(engineer))).toBeLessThan(5);
  });

  test('an employer with such a name takes nothing', () => {
    const atAnAgency = engineer.replace('Vale Heating', 'Vale Heating Sales');
    expect(Math.abs(scoreOf(atAnAgency) - scoreOf(engineer))).toBeLessThan(5);
  });

  test.each([
    { title: 'Sales Manager Heating', description: AD, skills_required: '' },
    { title: 'Heating Engineer', description: AD, skills_required: 'Sales, Gas boilers' },
    {
      title: 'Heating Engineer',
      description: `${AD}\nYou also sell service plans to customers.\nUpselling of heat pumps is a third of the work.`,
      skills_required: '',
    },
  ])('a job that is near to selling takes it at first hand: $title', (job) => {
    const seller = `Sales Advisor\n\nExperience\nSales Advisor, Vale Heating, 2018 - 2025\n${LINES}`;
    const plain = { title: 'Heating Engineer', description: AD, skills_required: job.skills_required };
    const likeness = (asked: typeof job) =>
      analyse(seller, asked).criteria.find(({ name }) => /^Work similar/.test(name))?.credit ?? 0;
    const away = { ...plain, skills_required: job.skills_required.replace('Sales, ', '') };
    expect(likeness(job)).toBeGreaterThan(likeness(away) + 0.2);
  });

  test('one line of their own beside a post from a distance is no likeness of the whole', () => {
    const buyer = `Category Buyer\n\nExperience\nCategory Buyer, Vale Heating, 2018 - 2025\n${LINES}\n\nHandyman, own flat, 2015 - 2016\nGas boilers and heat pumps.`;
    expect(scoreOf(buyer)).toBeLessThan(scoreOf(engineer) - 20);
  });

  test('an ad that buys, audits or writes software itself is near to who does', () => {
    const job = {
      title: 'Procurement Officer, heating',
      description: `You buy gas boilers, radiators and heat pumps for private homes.\n${AD}`,
      skills_required: '',
    };
    const buyer = `Category Buyer\n\nExperience\nCategory Buyer, Vale Heating, 2018 - 2025\n${LINES}`;
    expect(scoreOf(buyer, job)).toBeGreaterThan(scoreOf(buyer) + 15);
  });
});
