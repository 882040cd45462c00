import { describe, expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';

const FILLER = `Kept the records in order, answered letters and the telephone, helped visitors, and looked after the rooms
and the stock of the house with care for many days of each week.`;

/** What is found of one criterion, which a person added, in the lines of a resume. */
function find(criterion: string, resume: string) {
  const outcome = analyzeResume({
    job: { title: '', description: '', skills_required: criterion },
    candidate: { name: '', email: '', phone: '', notes: '', resumeText: `${resume}\n\nAbout\n${FILLER}` },
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  const found = outcome.analysis.criteria.find(({ name }) => name === criterion);
  if (!found) throw new Error(JSON.stringify(outcome.analysis.criteria));
  return { state: found.met ? 'met' : found.unclear ? 'unclear' : 'missing', ...found };
}

describe('is not met', () => {
  test.each([
    // A product whose name is a word and a digit is not named by the word.
    [
      'Unit4',
      'Experience\nAccountant, Vale Works, United Kingdom, 2019 - 2024\n- Kept the books of a large unit.',
    ],
    ['Five9', 'Experience\nTeam leader, Vale Calls, 2019 - 2024\n- Led five people, and a rapid response.'],
    ['Rapid7', 'Experience\nTeam leader, Vale Calls, 2019 - 2024\n- Led five people, and a rapid response.'],
    // Initials of a demand that are a product of their own.
    ['Supervision of apprentice painters', 'Skills\nSAP, Excel'],
    [
      'Fitter training (electrical or mechanical)',
      'Experience\nMotor mechanic, Vale Garage, 2019 - 2024\nMended vans.',
    ],
    ['PQR certificate', 'Licences\nPQR written exam passed, the practical is in May'],
    [
      'Night landings',
      'Experience\nSecond pilot, Vale Air, 2019 - 2024\n- Night landings: from the right seat, I have not flown one myself',
    ],
    ['PQR certificate', 'Licences\nPQR (theory) test passed'],
    [
      'Licensed customs broker',
      'Experience\nOffice assistant, Vale Customs Brokers, 2019 - 2024\n- Customs broker exam: sat twice, 60 of 75.',
    ],
    ['PQR certificate', 'Licences\nPQR modules: 8 of 14 passed'],
    ['Embalmer licence', 'Licences\nRegistered with the Vale Board as apprentice embalmer'],
    ['CPA', 'Experience\nClerk, Vale Works, 2019 - 2024\n- Drafted the accounts under the review of a CPA.'],
    ['First aid certificate', 'Licences\nFirst aid certificate 2015, let it lapse'],
    ['First aid certificate', 'Licences\nFirst aid certificate of the Vale Guard, since run out'],
    [
      'Court reporter',
      'Experience\nBailiff, Vale Court, 2019 - 2024\n- Worked with judge, clerk, court reporter and interpreters.',
    ],
    ['Experience in a college', 'Education\nBA History, College of Vale, 2012'],
    ['Kubernetes', 'Experience\nClerk, Vale Works, 2019 - 2024\nI have heard of Kubernetes.'],
    [
      'Paramedic licence',
      `Experience\nAmbulance driver, Vale Rescue, 2019 - 2024\n- Laid out the drip sets at the paramedic's word.`,
    ],
    ['CFO', `Experience\nSecretary to the CFO, Vale Works, 2019 - 2024\n- Booked the trips.`],
    [
      'Finance director',
      `Experience\nClerk, Vale Works, 2019 - 2024\n- Kept the diary and the post of the finance director.`,
    ],
    [
      'Notary',
      `Experience\nClerk, Vale Works, 2019 - 2024\nTwo of our paralegals are notaries; I book their appointments.`,
    ],
    [
      'CDL',
      `Experience\nClerk, Vale Works, 2019 - 2024\nOur dispatcher holds the CDL, I ride along as a helper.`,
    ],
    [
      'PMP',
      `Experience\nClerk, Vale Works, 2019 - 2024\nKept the calendars of four PMP certified project managers.`,
    ],
    [
      'Driving licence',
      `Experience\nClerk, Vale Works, 2019 - 2024\nKept the files.\n\nLicences\nDriving licence class B. I am disqualified until May 2031.`,
    ],
    [
      'Nursing registration',
      `Experience\nNurse, Vale Clinic, 2011 - 2020\nNursing registration in the general part.\nIn 2021 my nursing registration was cancelled.`,
    ],
    [
      'Head teacher',
      `Experience\nClass teacher, Vale School, 2011 - 2024\nTaught the second form.\n\nReferees\nAda Holm, Head teacher, Vale School\nJo Berg, Deputy head teacher`,
    ],
    [
      'CPA',
      `Experience\nBuyer of media, Vale Works, 2019 - 2024\nCPA of $21 for a client of taxes.\nCPA and ROAS each week.`,
    ],
    ['NCLEX', `Experience\nClerk, Vale Works, 2019 - 2024\nNCLEX: unsuccessful in March, trying again.`],
    ['PMP', `Experience\nClerk, Vale Works, 2019 - 2024\nPMP exam taken in May, not successful.`],
    ['CFA', `Experience\nClerk, Vale Works, 2019 - 2024\nPassed CFA Level I in 2022.`],
    [
      'Nursing',
      `Experience\nClerk, Vale Works, 2019 - 2024\nLectured on the history of nursing at the library.`,
    ],
    [
      'Forklift licence',
      `Experience\nClerk, Vale Works, 2019 - 2024\nWas enrolled in a forklift licence course that the centre cancelled.`,
    ],
    [
      'Fundraising',
      `Experience\nClerk, Vale Works, 2019 - 2024\nVolunteered at one fundraising evening of the school.`,
    ],
    [
      'Dental hygiene',
      `Experience\nClerk, Vale Works, 2019 - 2024\nCleaned the instruments for the dental hygienist.`,
    ],
    [
      'Electrical wiring',
      `Experience\nClerk, Vale Works, 2019 - 2024\nElectrical wiring was done by a licensed electrician while I kept the log.`,
    ],
    ['SAP', `Experience\nClerk, Vale Works, 2019 - 2024\nSold SAP licences to mid-sized companies.`],
    [
      'Nursing',
      `Experience\nClerk, Vale Works, 2019 - 2024\nPlaced nurses in care homes for a nursing agency.`,
    ],
    ['Java', `Experience\nClerk, Vale Works, 2019 - 2024\nRecruited Java developers for banks in Leeds.`],
    [
      'Photoshop',
      `Experience\nClerk, Vale Works, 2019 - 2024\nCustomers sent files made in Photoshop, which we printed.`,
    ],
    ['Python', `Experience\nClerk, Vale Works, 2019 - 2024\nRan reports that a colleague wrote in Python.`],
    [
      'Contract negotiation',
      `Experience\nClerk, Vale Works, 2019 - 2024\nContract negotiation was the task of the director; I took minutes.`,
    ],
    ['Spanish', `Experience\nClerk, Vale Works, 2019 - 2024\nMany of our guests speak Spanish.`],
    [
      'Sign language',
      `Experience\nClerk, Vale Works, 2019 - 2024\nMy sister has taught sign language for years.`,
    ],
    [
      "Bachelor's degree",
      `Experience\nClerk, Vale Works, 2019 - 2024\nI would like to go back some day for my bachelor\u2019s degree.`,
    ],
    [
      'Secret clearance',
      `Experience\nClerk, Vale Works, 2019 - 2024\nHeld a secret clearance in the army; it lapsed in 2015 and was never reinstated.`,
    ],
    ['CPA', 'Certifications\nCPA exam: passed 1 of 4 sections'],
    ['CPA', 'Certifications\nCPA: two of four sections passed so far'],
    ['CFA', 'Certificates\nCFA Level I candidate'],
    ['CFA', 'Certificates\nCFA Level 2 candidate, exam in May 2027'],
    ['Forklift licence', 'Licences\nForklift licence: course booked for next March'],
    ['Registered nurse licence', 'Summary\nMy mother is a registered nurse and I grew up near the wards.'],
    [
      'Team leadership',
      'Experience\nSite clerk, Vale Works, 2019 - 2024\nPart of a team of 12 led by the site manager.',
    ],
    [
      'Experience in leading a team',
      'Experience\nClerk, Vale Works, 2019 - 2024\nWorked in a crew of nine people run by the foreman.',
    ],
    [
      "Bachelor's degree",
      'Experience\nHost, Vale Inn, 2019 - 2024\nPlanned bachelorette parties for up to thirty guests.',
    ],
    [
      "Bachelor's degree",
      'Experience\nHost, Vale Inn, 2019 - 2024\nLooked after a bachelor party each weekend.',
    ],
    [
      "Master's degree",
      'Experience\nHost, Vale Inn, 2019 - 2024\nActed as master of ceremonies at forty weddings.',
    ],
    ["Master's degree", 'Experience\nScrum Master, Vale Software, 2019 - 2024\nRan the daily round.'],
    ["Master's degree", 'Education\nBachelor of Arts in History, Tamarack College, 2018'],
    ["Bachelor's degree", 'Education\nAssociate of Arts, Tamarack College, 2018'],
    ['Associate degree', 'Education\nHigh school diploma, Tamarack School, 2008'],
    [
      '5 years of teaching experience',
      'Summary\nI enjoyed teaching children of 7 to 9 years at the chess club.',
    ],
    ['5 years of welding', 'Summary\nI have 8 years as a cashier and one year of welding.'],
    [
      '5 years of welding',
      'Summary\nEight years as a cashier in a supermarket. A short course in welding last summer.',
    ],
    [
      'Python',
      'Experience\nKeeper, Calder Zoo, 2015 - 2024\nFed the python and the two boas of the zoo each week.',
    ],
    ['Python', "Experience\nGuide, Calder Zoo, 2015 - 2024\nShowed children Monty, the zoo's Python."],
    [
      '3 years of intensive care',
      'Experience\nStaff nurse, Calder Hospital, 2015 - 2024\nCared for patients on the surgical ward.\nSix weeks rotation in intensive care.',
    ],
    [
      '3 years of intensive care',
      'Experience\nStaff nurse, Calder Hospital, 2015 - 2024\nCared for patients on the surgical ward.\nA rotation of 6 weeks in intensive care.',
    ],
    [
      'Shift leader experience',
      'Experience\nPacker, Vale Works, 2019 - 2024\n- I have never been anybody\u2019s shift leader although I had a good one.',
    ],
    [
      'Handling of hazardous goods',
      'Experience\nPacker, Vale Works, 2019 - 2024\n- Did the theory day in handling of hazardous goods; the practical part never came.',
    ],
    ['Slinging certificate', 'Licences\nSlinging of loads to 5 tonnes, certificate done 2018, lapsed 2021'],
    [
      'Dietitian registration',
      'Experience\nAide, Vale Clinic, 2019 - 2024\n- I sit the pre-registration examination as a dietitian in May.',
    ],
  ])('%s: %s', (criterion, resume) => {
    expect(find(criterion, resume).state).not.toBe('met');
  });
});

describe('is not met by what is of somebody else, or wished', () => {
  test.each([
    ['PMP', 'Certifications\nPMP exam, waiting for a date'],
    [
      "Bachelor's degree",
      'Experience\nNanny, Vale family, 2019 - 2024\nWorked for a bachelor with two dogs.',
    ],
    ['Law degree', 'Summary\nMy father holds a law degree.'],
    [
      'Registered nurse licence',
      'Experience\nClerk, Vale Hospital, 2019 - 2024\nOrdered supplies for registered nurses.',
    ],
    ['Welding', 'Summary\nI would love to learn welding one day.'],
    [
      'Forklift',
      'Experience\nPicker, Vale Works, 2015 - 2024\nLoaded lorries beside colleagues who drive the forklift.',
    ],
  ])('%s: %s', (criterion, resume) => {
    expect(find(criterion, resume).state).not.toBe('met');
  });
});

describe('stays met', () => {
  test.each([
    ['CPA', 'Certifications\nCPA, all four sections passed, licensed since 2019'],
    ['CPA', 'Certifications\nCertified Public Accountant (CPA), 2019'],
    ['CFA', 'Certificates\nCFA charterholder since 2020'],
    ['Forklift licence', 'Licences\nForklift licence, held since 2018, refresher booked for March 2027'],
    ['Registered nurse licence', 'Licences\nRegistered nurse licence, like my mother, valid until 2028'],
    [
      'Experience in leading a team',
      'Experience\nSite manager, Vale Works, 2019 - 2024\nLed a team of 12 people on the site.',
    ],
    ["Bachelor's degree", 'Education\nBachelor of Arts in History, Tamarack College, 2018'],
    ["Master's degree", 'Education\nMBA, Tamarack College, 2018'],
    [
      "Master's degree",
      'Education\nMaster of Science in Physics and Bachelor of Science, Tamarack College, 2018',
    ],
    ["Master's degree", 'Education\nJuris Doctor, Tamarack College, 2018'],
    ["Bachelor's degree", 'Education\nJ.D., Tamarack College of Law, 2018'],
    ["Bachelor's degree", 'Education\nPhD in Chemistry, Tamarack University, 2018'],
    ["Bachelor's degree", 'Education\nM.D., Tamarack University, 2018'],
    ["Bachelor's degree", 'Education\nBSc Physics, Tamarack University, 2018, student representative'],
    ['Associate degree', 'Education\nAssociate of Arts, Tamarack College, 2018'],
    ['Associate degree', 'Education\nBachelor of Arts in History, Tamarack College, 2018'],
    [
      '5 years of teaching experience',
      'Summary\nI have 9 years of teaching experience with children of 7 to 9.',
    ],
    ['5 years of welding', 'Summary\nI have 8 years of welding behind me and one as a cashier.'],
    ['5 years of welding', 'Summary\nTen years as a welder in a hospital of the county.'],
    ['Python', 'Experience\nDeveloper, Vale Software, 2015 - 2024\nWrote services in Python and SQL.'],
    ['Python', 'Experience\nAnalyst, Calder Zoo, 2015 - 2024\nWrote reports in Python.'],
    [
      'Python',
      'Experience\nAnalyst, Calder Zoo, 2015 - 2024\nCounted the snakes of the zoo in Python and SQL.',
    ],
    [
      '3 years of intensive care',
      'Experience\nStaff nurse, intensive care, Calder Hospital, 2015 - 2024\nCared for patients on ventilators.\nSix weeks rotation in theatre.',
    ],
    [
      'Spring',
      'Experience\nDeveloper, Vale Software, 2015 - 2024\nBuilt shops with JSP,Servlet,Spring,Hibernate for two clients.',
    ],
    ['Spring', 'Skills\nJava/Spring/Hibernate, Linux'],
    ['Spring', 'Skills\nJava|Spring|Hibernate'],
    ['Spring', 'Skills\n\u2022Java\u2022Spring\u2022Hibernate'],
    ['SAP HANA', 'Experience\nConsultant, Vale Software, 2015 - 2024\nMoved two plants to S/4HANA.'],
    ['HANA', 'Experience\nConsultant, Vale Software, 2015 - 2024\nMoved two plants to SAP S/4 HANA.'],
    ['J2EE', 'Experience\nDeveloper, Vale Software, 2015 - 2024\nWrote the shop in Java EE.'],
    ['Java EE', 'Experience\nDeveloper, Vale Software, 2015 - 2024\nWrote the shop in JEE with two others.'],
    ['JEE', 'Experience\nDeveloper, Vale Software, 2015 - 2024\nWrote the shop in Java/J2EE.'],
    ['Java', 'Experience\nDeveloper, Vale Software, 2015 - 2024\nWrote the shop in J2EE.'],
  ])('%s: %s', (criterion, resume) => {
    expect(find(criterion, resume).state).toBe('met');
  });
});

test('overlapping posts count once, and posts elsewhere do not count', () => {
  const both =
    'Experience\nWelder, Vale Yard, 2019 - 2022\nWelded hulls.\nWelder, Mill Yard, 2019 - 2022\nWelded pipes.';
  expect(find('5 years of welding', both).state).not.toBe('met');
  const one =
    'Experience\nWelder, Vale Yard, 2012 - 2022\nWelded hulls.\nCashier, Mill Shop, 2000 - 2012\nSold bread.';
  expect(find('5 years of welding', one).state).toBe('met');
  const other =
    'Experience\nWelder, Vale Yard, 2021 - 2023\nWelded hulls.\nCashier, Mill Shop, 2000 - 2021\nSold bread.';
  expect(find('5 years of welding', other).state).not.toBe('met');
});

test('a language is not shown by a line of programming languages', () => {
  const found = find(
    'English (fluent)',
    'Skills\nLanguages Known: C, C++, Java and a little of everything else there is',
  );
  expect([found.state, found.related ?? found.evidence]).toEqual(['unclear', []]);
});
