import { expect, test } from 'vitest';
import { findingOfDemand } from '../../testFiles/findingOfDemand.ts';

test.each([
  // A person beside the one who tells, and what that person did.
  ['You have managed a team', 'Reported to the depot manager, who managed a team of nine.'],
  ['Experience of invoicing', 'Sat beside the accountant who did the invoicing.'],
  ['Admitted solicitor', 'Supported three solicitors admitted in Wales.'],
  ['5 years of sales management', 'Supported the sales management with slides.'],
  // A short time within a long post.
  ['3 years of baking experience', 'Helped out with the baking for two months in 2020.'],
  ['2 years of baking experience', 'Six weeks in the baking hall.'],
  // Not signed off, seen, or another thing used.
  ['Experience of glazing', 'Have not yet been signed off for glazing.'],
  ['Experience of glazing', 'Saw glazing demonstrated at a fair.'],
  ['Experience with Zendesk', 'Kept a shared mailbox instead of Zendesk.'],
  // A paper of a lower level.
  ['Level 3 food hygiene certificate', 'Level 1 food hygiene certificate.'],
  ['Certificate IV in training', 'Certificate II in training.'],
])('"%s" is not met by "%s"', (asked, line) => {
  expect(findingOfDemand(asked, line)).not.toBe('met');
});

test.each([
  ['You have managed a team', 'Managed a team of nine, and reported to the depot manager.'],
  ['You have managed a team', 'Led a team of two fitters who built sheds.'],
  ['Experience of wound care', 'Gave wound care to the two patients who came each day.'],
  ['3 years of baking experience', 'Did the baking, with a plan for six weeks ahead.'],
  ['Experience with Zendesk', 'Used Zendesk instead of a shared mailbox.'],
  ['Level 2 food hygiene certificate', 'Level 3 food hygiene certificate.'],
  ['Level 2 food hygiene certificate', 'Food hygiene certificate, level 2.'],
])('"%s" is met by "%s"', (asked, line) => {
  expect(findingOfDemand(asked, line)).toBe('met');
});
