import { expect, test } from 'vitest';
import { findingOfDemand } from '../../testFiles/findingOfDemand.ts';

test.each([
  // What kind of thing a name in capitals is.
  ['Knowledge of ISO 9001 standards', 'Kept the audits of ISO 9001.'],
  ['Knowledge of the XYB guidelines', 'Planned the work by XYB.'],
  // How much of a work.
  ['Experience of end-to-end payroll', 'Ran the monthly payroll for 240 people.'],
  ['Experience of day-to-day stock control', 'Did the stock control.'],
  // A record of something is that thing.
  ['Proven record of exceeding donation targets', 'Exceeded donation targets each quarter.'],
  // Another verb for the same deed, beside the same two things.
  [
    'Experience managing disciplinary and grievance cases',
    'Handled 30 disciplinary and grievance cases a year.',
  ],
  // A word that the name does not need.
  ['Experience reading track circuit diagrams', 'Repaired the points by track circuit diagrams.'],
  ['Flood defence casework', 'Flood defence consents in two river basins.'],
  ['Reporting flood defence concerns', 'Report flood defence gaps to the council.'],
  // An amount, or a name, in a bracket.
  ['Otter rearing (about 130 pups)', 'Otter rearing, 150 pups a year.'],
  ['Lender requirements (Harbour Finance Handbook)', 'Harbour Finance Handbook, a panel of forty.'],
  // A body and its register.
  ['Must be XYB registered', 'Registered with the XYB since 2020.'],
  ['NMC registered', 'NMC registration, valid to 2028.'],
])('"%s" is met by "%s"', (asked, line) => {
  expect(findingOfDemand(asked, line)).toBe('met');
});

test.each([
  ['Knowledge of ISO 9001 standards', 'Wrote the standards of the house.'],
  ['Experience of forklift trucks (reach truck)', 'Painted forklift sheds.'],
  ['Flood defence casework', 'Sold cases of wine.'],
  ['Payroll software', 'Sorted the payroll letters by name.'],
  ['Experience of end-to-end payroll', 'Walked from end to end of the hall.'],
  ['Experience managing disciplinary and grievance cases', 'Filed disciplinary and grievance cases.'],
  ['Must be XYB registered', 'Registered the visitors at the door.'],
  ['Must be XYB registered', 'Helped by XYB registered colleagues.'],
])('"%s" is not met by "%s"', (asked, line) => {
  expect(findingOfDemand(asked, line)).not.toBe('met');
});
