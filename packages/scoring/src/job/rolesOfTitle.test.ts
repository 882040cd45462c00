import { expect, test } from 'vitest';
import { rolesOfTitle } from './rolesOfTitle.ts';

test.each<[string, string, string[]]>([
  ['Stock Clerk', 'Stock Clerk', ['Stock Clerk']],
  ['Senior Baker (nights)', 'Senior Baker', ['Baker']],
  ['Electrician, Marine', 'Marine Electrician', ['Marine Electrician']],
  ['Driver - Light Vans (Leeds)', 'Driver', ['Driver']],
  ['Branch Manager 2', 'Branch Manager', ['Branch Manager']],
  ['Outside Sales Representative-Dunmore', 'Outside Sales Representative', ['Outside Sales Representative']],
  ['Now hiring: Night Porter', 'Night Porter', ['Porter']],
  ['Interviewing now for Shop Assistant positions -- with training', 'Shop Assistant', ['Shop Assistant']],
  ['DEDICATED CARERS NEEDED FOR SUNDAYS! GOOD PAY!', 'DEDICATED CARERS', ['CARERS']],
  ['Product Designer for Green Energy', 'Product Designer', ['Product Designer']],
  ['Chemistry Teacher Overseas', 'Chemistry Teacher', ['Chemistry Teacher']],
  ['Graphic / Motion Designer', 'Graphic / Motion Designer', ['Graphic Designer', 'Motion Designer']],
  ['Export Manager/Director', 'Export Manager/Director', ['Export Manager', 'Export Director']],
  ['Web Developer / Tester', 'Web Developer / Tester', ['Web Developer', 'Tester']],
  ['Data Researcher and Engineer', 'Data Researcher and Engineer', ['Data Researcher', 'Data Engineer']],
  ['Vice President, Logistics and Stores', 'Vice President Logistics', ['Vice President Logistics']],
  ['Head of Crew/Family/Child Care', 'Head of Crew/Family/Child Care', ['Head of Crew']],
  ['Manager, Supply Chain Planning', 'Supply Chain Planning Manager', ['Supply Chain Planning Manager']],
  ['Consultant - SAP FICO', 'Consultant - SAP FICO', ['Consultant - SAP FICO']],
  ['Nurse at Vale Hospital', 'Nurse', ['Nurse']],
  ['Developer | Leeds', 'Developer', ['Developer']],
  ['Nurse - $35/hr, Monday to Friday', 'Nurse', ['Nurse']],
  ['Cook/PT', 'Cook/PT', ['Cook']],
  ['Seeking Line Cook', 'Line Cook', ['Line Cook']],
  ['Delivery Driver in the Leeds area', 'Delivery Driver', ['Delivery Driver']],
  ['Teacher for the Deaf', 'Teacher for the Deaf', ['Teacher for the Deaf']],
  ['Recruiting Coordinator', 'Recruiting Coordinator', ['Recruiting Coordinator']],
  ['Software Engineer in Test', 'Software Engineer in Test', ['Software Engineer in Test']],
  ['Ward Nurse/LPN', 'Ward Nurse/LPN', ['Ward Nurse', 'LPN']],
  [
    'Volunteer Lead',
    'Volunteer Lead',
    ['Volunteer lead', 'Volunteer leader', 'Volunteer manager', 'Volunteer supervisor'],
  ],
])('%s', (title, name, ways) => {
  expect(rolesOfTitle(title, 'en')).toEqual({ name, ways });
});
